import type { CustomerOrder, CustomerReservation } from '#contract/names.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { comingReservations, customerOrders, pastReservations } from './customerReservations.ts';
import type { CustomerView, HistoryPage } from './customerReservations.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

type Page = { customerId: string } & HistoryPage;

export type CustomerReservationsService = ReturnType<typeof makeCustomerReservationsService>;

export const makeCustomerReservationsService = (deps: { db: Db; clock: Clock; secretKeys: SecretKeys }) => ({
  coming: (view: CustomerView, customerId: string): Promise<CustomerReservation[]> =>
    comingReservations(deps, view, customerId),
  /** For files and for staff: without what opens a reservation's own page. */
  comingWithoutRef: async (view: CustomerView, customerId: string): Promise<CustomerReservation[]> =>
    (await comingReservations(deps, view, customerId)).map(({ ref: _ref, ...reservation }) => reservation),
  past: (view: CustomerView, page: Page): Promise<CustomerReservation[]> => pastReservations(deps, view, page),
  orders: (view: CustomerView, page: Page): Promise<CustomerOrder[]> => customerOrders(deps, view, page),
});
