import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { OperationId } from '#server/http/handlers.ts';
import type { World } from './staffWorld.ts';
import { staffWrites } from './staffWrites.ts';

type Operation = { operationId: OperationId; security?: Record<string, string[]>[] };
export type StaffCall = { id: OperationId; method: 'POST' | 'PUT' | 'DELETE'; path: string };

/** Change nothing of the venue: dry runs, tests of flows, searches, one's own views, and the end of one's own logins, which the log tells. */
export const writesNothing: OperationId[] = [
  'previewPlanningChange',
  'quoteStaffReservation',
  'quoteStaffItem',
  'quoteStaffChange',
  'quoteDeskCode',
  'listGiftCards',
  'listGiftCardBatches',
  'listPromoCodes',
  'listSubscriptions',
  'listPayments',
  'listLedger',
  'createRepairs',
  'listMails',
  'listCustomers',
  'listReservations',
  'searchAuditEntries',
  'previewMail',
  'countBulkMail',
  'previewBulkMail',
  'testFlow',
  'updateSavedViews',
  'logoutStaff',
  'endStaffSession',
  'endOtherStaffSessions',
  'startSecondFactor',
  'startStaffPasskey',
];

const isByStaff = ({ security = [] }: Operation): boolean => security.some((scheme) => 'staffBearer' in scheme);

const writes = Object.entries(specification.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).flatMap(([method, operation]): StaffCall[] =>
    ['post', 'put', 'delete'].includes(method) && isByStaff(operation)
      ? [{ id: operation.operationId, method: method.toUpperCase() as StaffCall['method'], path }]
      : [],
  ),
);
/** Every operation by which staff change something. */
export const staffCalls: readonly StaffCall[] = writes.filter(({ id }) => !writesNothing.includes(id));

/** A call that succeeds, once it is sent: by the owner, of what it was prepared for, unless it is said otherwise. */
export async function preparedCall(world: World, { id, method, path }: StaffCall) {
  const { params = {}, body, headers } = await staffWrites[id]!.prepare(world);
  const own = { token: world.owner.token, ...(body === undefined ? {} : { body }), ...(headers && { headers }) };
  const send = (sent: { token?: string; appTag?: string } = {}, of: Record<string, string> = params) => {
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => of[name]!);
    return world.app.call(method, `/api${filled}`, { ...own, ...sent });
  };
  return { params, body, send };
}
