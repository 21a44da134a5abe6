import type { AuditSource } from '#contract/names.ts';

const sources: Readonly<Record<string, AuditSource>> = {
  resourceId: 'resource',
  resourceIds: 'resource',
  kindId: 'kind',
  skillId: 'skill',
  skillIds: 'skill',
  flowId: 'flow',
  flowIds: 'flow',
  reservationId: 'reservation',
  paymentId: 'payment',
  itemIds: 'item',
  poolId: 'pool',
  productId: 'product',
  productIds: 'product',
  stayProductId: 'product',
  entryProductId: 'product',
  activityProductId: 'product',
  categoryIds: 'category',
  entryIds: 'category',
  imageId: 'image',
  fallbackImageId: 'image',
  logoImageId: 'image',
  mergedFrom: 'customer',
  mergedInto: 'customer',
};

/** What the ids stand for that a field of an audit entry holds, at any depth; null for a field without ids. */
export const auditSourceOf = (field: string): AuditSource | null =>
  Object.hasOwn(sources, field) ? sources[field]! : null;
