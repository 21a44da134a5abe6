import type { ListMeta } from '#contract/names.ts';
import { visitDay } from '#tests/support/visitor.ts';
import { staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { succeed } from './journeys.ts';
import type { MeasuredWorld, Spend } from './journeys.ts';

/** Lists, each by its first and second page, a name that few have, and what else staff narrow and order them by. */
const lists: { operation: string; path: string; narrowed?: Record<string, object> }[] = [
  {
    operation: 'listReservations',
    path: '/reservations',
    narrowed: {
      'by day': { sort: '-startDate' },
      'of a day': { from: visitDay, to: visitDay, sort: 'startDate' },
      'not paid': { filter: 'open:true' },
      cancelled: { filter: 'state:cancelled' },
    },
  },
  { operation: 'listCustomers', path: '/customers', narrowed: { 'last used': { sort: '-lastUsedAt' } } },
  {
    operation: 'listPayments',
    path: '/payments',
    narrowed: { 'of a day': { from: visitDay, to: visitDay }, failed: { filter: 'state:failed' } },
  },
  {
    operation: 'listLedger',
    path: '/ledger',
    narrowed: { 'of a day': { from: visitDay, to: visitDay }, chargebacks: { filter: 'kind:chargeback' } },
  },
  { operation: 'listGiftCards', path: '/gift-cards' },
  { operation: 'listSubscriptions', path: '/subscriptions' },
  { operation: 'listPromoCodes', path: '/promo-codes' },
  { operation: 'listMails', path: '/mails', narrowed: { dead: { filter: 'state:dead' } } },
  {
    operation: 'searchAuditEntries',
    path: '/audit-entries',
    narrowed: { 'of an object': { filter: 'object:product:100' }, 'of a kind': { filter: 'kind:product' } },
  },
];

/** What staff read, each once. */
export async function readOffice({ app, desk, guest }: MeasuredWorld, spend: Spend): Promise<void> {
  for (const { operation, path, narrowed = {} } of lists) {
    const list = (name: string, query: object): Promise<void> =>
      spend(name, () => succeed(desk.call('POST', `${path}/search`, query)));
    await list(operation, {});
    await list(`${operation}, page 2`, { cursor: await secondPageOf(desk, path) });
    await list(`${operation}, a name`, { q: 'Kanarie' });
    for (const [name, query] of Object.entries(narrowed)) await list(`${operation}, ${name}`, query);
  }
  const { reservationId } = guest;
  const { id: customerId } = (await guest.call('GET', '/customers')).json.data;
  const read = (operation: string, path: string): Promise<void> =>
    spend(operation, () => succeed(desk.call('GET', path)));
  await read('getOccupancy, a month', '/reports/occupancy?from=2026-05-01&to=2026-05-31');
  await read('getOccupancy, a year', '/reports/occupancy?from=2025-05-01&to=2026-04-30');
  await read('getRevenue, a month', '/reports/revenue?from=2026-05-01&to=2026-05-31');
  await read('getRevenue, a year', '/reports/revenue?from=2025-05-01&to=2026-04-30');
  await read('listDayCloses', '/day-closes');
  await read('getOpenDay', '/day-closes/open');
  await read('listPaymentExceptions', '/payment-exceptions');
  await read('listDeskSaleOffers', '/desk-sales/offers');
  await read('getChangeOptions', `/reservations/${reservationId}/changes`);
  await read('listDeskRedemptions', `/reservations/${reservationId}/redemptions`);
  await read('getStaffReceipt', `/reservations/${reservationId}/receipt`);
  await read('listAuditEntries', `/audit-entries?object=reservation:${reservationId}`);
  await read('getCustomerDetails', `/customers/${customerId}`);
  await read('getLikelyDoubles', `/customers/${customerId}/doubles`);
  const search = { from: visitDay, to: visitDay };
  await spend('countBulkMail', () => succeed(desk.call('POST', '/reservations/mails/count', { search })));
  await spend('exportCustomer', () =>
    succeed(desk.call('POST', `/customers/${customerId}/export`, { password: staffPassword })),
  );
  await spend('getMetrics', () => app.call('GET', '/api/metrics'));
}

/** What a customer reads and takes of the own account, each once. */
export async function readAccount({ guest }: MeasuredWorld, spend: Spend): Promise<void> {
  const read = (operation: string, path: string): Promise<void> =>
    spend(operation, () => succeed(guest.call('GET', `/customers${path}`)));
  await read('getCustomer', '');
  await read('listCustomerReservations', '/reservations');
  await read('listPastReservations', '/reservations/past');
  await read('listCustomerOrders', '/orders');
  await read('listCustomerGiftCards', '/gift-cards');
  await read('listCustomerSubscriptions', '/subscriptions');
  await read('listCustomerSessions', '/sessions');
}

async function secondPageOf(desk: StaffMember, path: string): Promise<string | undefined> {
  const { json } = await desk.call('POST', `${path}/search`, {});
  return (json.meta as Partial<ListMeta>).next ?? undefined;
}
