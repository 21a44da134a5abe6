import { expect } from 'vitest';
import type { Proposal } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp, TestAppOptions } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor, visitDay } from '#tests/support/visitor.ts';

/** A call of the operation, by its id in the contract. */
export type Spend = (operation: string, call: () => Promise<unknown>) => Promise<void>;

const month = '2026-05-01-2026-05-31';

export interface MeasuredWorld {
  app: TestApp;
  desk: StaffMember;
  /** Whose booking is in the book. */
  guest: Visitor;
}

/** One venue with entries, treatments and an arrangement. */
export const measuredVenue =
  ({ capacity = 500 } = {}) =>
  async (db: Db): Promise<void> => {
    await createProefbad(db, { capacity });
    await createSmallCatalogue(db);
    await addTherapistsAndRooms(db, 2, 2);
  };

/** That venue with a booking in its book, and a member of staff who is logged in. */
export async function measuredWorld(options: TestAppOptions = {}): Promise<MeasuredWorld> {
  const app = await testApp({ seed: measuredVenue(), ...options });
  const guest = await new Visitor(app).readyToPay();
  await guest.payOnLocation();
  return { app, desk: await staffMember(app, 'owner'), guest };
}

/** Every measured operation once. */
export async function walkJourneys(world: MeasuredWorld, spend: Spend): Promise<void> {
  const reservationId = await bookEntry(world.app, spend);
  await bookTreatments(world.app, spend);
  await leave(world.app, spend);
  await readAtDesk(world.desk, reservationId, spend);
}

async function bookEntry(app: TestApp, spend: Spend): Promise<string> {
  const { entry, activity, flows } = proefbad;
  const visitor = new Visitor(app);
  const schedule = `/products/${entry.xplanId}/schedule/${month}?activity=${activity.xplanId}&persons=2`;
  await spend('getConfig', () => visitor.call('GET', '/config'));
  await spend('getStart', () => visitor.call('GET', '/flows/start'));
  await spend('getFlow', () => visitor.call('GET', `/flows/${flows.location.id}`));
  await spend('getSchedule', () => succeed(visitor.call('GET', schedule)));
  await spend('createReservation', () => visitor.hold());
  await spend('getReservation', () => succeed(visitor.read()));
  await spend('addCheckin', () => succeed(visitor.checkin()));
  await spend('renewReservation', () => succeed(visitor.call('POST', `/reservation/${visitor.slug}/renew`)));
  await visitor.register();
  await spend('linkCustomer', () => visitor.link());
  await spend('prepareReservation', () => succeed(visitor.prepare()));
  await spend('payOnLocation', () => succeed(visitor.payOnLocation()));
  await spend('getCheckoutResult', () => visitor.result());
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  return visitor.reservationId;
}

async function bookTreatments(app: TestApp, spend: Spend): Promise<void> {
  const visitor = new Visitor(app, { slug: 'dagje' });
  const items = [
    { person: 1, productId: '302' },
    { person: 2, productId: '301' },
  ];
  let proposals: TestAnswer<Proposal[]> | undefined;
  await spend('getFlowSchedule', () => succeed(visitor.call('GET', `/flows/f-dagje/schedule/${month}?persons=2`)));
  await visitor.holdDay();
  await spend('getTimes', () => succeed(visitor.call('GET', `/products/302/times/${visitDay}?flow=dagje&persons=2`)));
  await spend('addProduct', () => succeed(visitor.addProduct('302', [1])));
  await spend('addCollection', () => succeed(visitor.addCollection('306', ['100', '301', '305'], [2])));
  await spend('createProposals', async () => {
    const answer = await succeed(visitor.call('POST', '/reservation/dagje/proposals', { items }));
    proposals = answer as never as TestAnswer<Proposal[]>;
  });
  const { id } = proposals!.json.data[0]!;
  await spend('takeProposal', () => succeed(visitor.call('POST', `/reservation/dagje/proposals/${id}`)));
  await succeed(visitor.call('DELETE', '/reservation/dagje'));
}

async function leave(app: TestApp, spend: Spend): Promise<void> {
  const visitor = new Visitor(app);
  await visitor.hold();
  const { itemId } = (await visitor.checkin()).json.data.reservation.persons[0]!.products[0]!;
  const { slug } = visitor;
  await spend('removeProduct', () => succeed(visitor.call('DELETE', `/reservation/${slug}/product/${itemId}`)));
  await spend('cancelReservation', () => succeed(visitor.call('DELETE', `/reservation/${slug}`)));
}

async function readAtDesk(desk: StaffMember, reservationId: string, spend: Spend): Promise<void> {
  await spend('getDayBoard', () => succeed(desk.call('GET', `/day-board/${visitDay}`)));
  await spend('getDeskOffers', () => succeed(desk.call('GET', `/reservations/offers/${visitDay}`)));
  await spend('listReservations', () => succeed(desk.call('POST', '/reservations/search', {})));
  await spend('listCustomers', () => succeed(desk.call('POST', '/customers/search', {})));
  await spend('getStaffReservation', () => succeed(desk.call('GET', `/reservations/${reservationId}`)));
}

export async function succeed<T>(call: Promise<TestAnswer<T>>): Promise<TestAnswer<T>> {
  const answer = await call;
  expect({ status: answer.status < 300, body: answer.body }).toMatchObject({ status: true });
  return answer;
}
