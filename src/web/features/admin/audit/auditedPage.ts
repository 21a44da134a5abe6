import { linkOptions } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/names.ts';
import { isLocalDate } from '#domain/values/localDate.ts';

/** Of an object 'kind:id', and of what an entry tells of it, the page, or of all of its kind; null where there is none. */
export function auditedPage(object: string, facts?: AuditEntry['new']) {
  const [kind = '', id = ''] = object.split(':');
  if (id === 'all') return allOf(kind);
  if (kind === 'blockedTime') return boardOf(facts?.['date']);
  const owner = ownerOf[kind];
  const ownerId = owner === undefined ? undefined : facts?.[owner.field];
  if (owner === undefined) return pageOf(kind, facts?.['swimware'] === undefined ? id : 'swimwear');
  return typeof ownerId === 'string' ? pageOf(owner.kind, ownerId) : null;
}

const boardOf = (date: unknown) =>
  typeof date === 'string' && isLocalDate(date) ? linkOptions({ to: '/admin', search: { date } }) : null;

/** What has no page of its own stands on that of what it belongs to, by a field of the entry. */
const ownerOf: Partial<Record<string, { kind: string; field: string }>> = {
  deskPayment: { kind: 'reservation', field: 'reservationId' },
  deskRefund: { kind: 'reservation', field: 'reservationId' },
  redemption: { kind: 'reservation', field: 'reservationId' },
  paymentLink: { kind: 'reservation', field: 'reservationId' },
  refund: { kind: 'payment', field: 'paymentId' },
};

function pageOf(kind: string, id: string) {
  const params = { id };
  switch (kind) {
    case 'customer':
      return linkOptions({ to: '/admin/customers/$id', params });
    case 'reservation':
      return linkOptions({ to: '/admin/reservations/$id', params });
    case 'payment':
      return linkOptions({ to: '/admin/payments/$id', params });
    case 'paymentException':
      return linkOptions({ to: '/admin/payments/exceptions' });
    case 'dayClose':
      return linkOptions({ to: '/admin/payments/day-closes/$id', params });
    case 'mail':
    case 'bulkMail':
      return linkOptions({ to: '/admin/reservations/mails' });
    case 'staffUser':
      return linkOptions({ to: '/admin/users/$id', params });
    case 'staffRole':
      return linkOptions({ to: '/admin/roles/$id', params });
    case 'staffInvite':
      return linkOptions({ to: '/admin/users' });
    case 'product':
      return linkOptions({ to: '/admin/products/find/$productId', params: { productId: id } });
    case 'category':
      return linkOptions({ to: '/admin/products/$id/edit', params });
    case 'image':
      return linkOptions({ to: '/admin/images/$id', params });
    case 'flow':
      return linkOptions({ to: '/admin/flows/$id', params });
    case 'startPage':
      return linkOptions({ to: '/admin/flows/start' });
    case 'message':
      return linkOptions({ to: '/admin/messages/$id', params });
    case 'openingWeek':
      return linkOptions({ to: '/admin/opening-times/default' });
    case 'openingException':
      return linkOptions({ to: '/admin/opening-times/edit/$id', params });
    case 'giftCard':
      return linkOptions({ to: '/admin/credits/gift-cards/$id', params });
    case 'giftCardBatch':
      return linkOptions({ to: '/admin/credits/batches/$id', params });
    case 'subscription':
      return linkOptions({ to: '/admin/credits/multi-visit-cards/$id', params });
    case 'promoCode':
      return linkOptions({ to: '/admin/credits/promo-codes/$id', params });
    case 'settings':
      return settingsPages.get(id) ?? null;
    default:
      return planningPageOf(kind, id);
  }
}

/** Of whoever and whatever serves guests. */
function planningPageOf(kind: string, id: string) {
  const params = { id };
  switch (kind) {
    case 'resource':
      return linkOptions({ to: '/admin/resources/$id', params });
    case 'resourceKind':
      return linkOptions({ to: '/admin/resources/kinds/$id', params });
    case 'skill':
      return linkOptions({ to: '/admin/resources/skills/$id', params });
    case 'roster':
      return linkOptions({ to: '/admin/resources/$id/roster', params });
    case 'rosterException':
      return linkOptions({ to: '/admin/resources/find/exception/$exceptionId', params: { exceptionId: id } });
    case 'poolException':
      return linkOptions({ to: '/admin/resources/find/places/$exceptionId', params: { exceptionId: id } });
    case 'pool':
      return linkOptions({ to: '/admin/resources/pools/$id', params });
    default:
      return null;
  }
}

function allOf(kind: string) {
  if (kind === 'customer') return linkOptions({ to: '/admin/customers' });
  if (kind === 'giftCard') return linkOptions({ to: '/admin/credits' });
  if (kind === 'subscription') return linkOptions({ to: '/admin/credits/multi-visit-cards' });
  if (kind === 'reservation') return linkOptions({ to: '/admin/reservations' });
  if (kind === 'payment') return linkOptions({ to: '/admin/payments' });
  if (kind === 'mail') return linkOptions({ to: '/admin/reservations/mails' });
  return kind === 'category' ? linkOptions({ to: '/admin/products' }) : null;
}

const settingsPages = new Map(
  Object.entries({
    general: linkOptions({ to: '/admin/settings' }),
    swimwear: linkOptions({ to: '/admin/settings/swimwear' }),
    products: linkOptions({ to: '/admin/settings/products' }),
    payments: linkOptions({ to: '/admin/settings/payments' }),
    venue: linkOptions({ to: '/admin/settings/branding' }),
    mails: linkOptions({ to: '/admin/settings/mails' }),
    legal: linkOptions({ to: '/admin/settings/legal' }),
  }),
);
