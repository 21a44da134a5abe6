import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffChangeOptions, StaffItemForm, StaffReservation } from '#contract/names.ts';
import { claimedResources } from '#server/scheduling/days/days.service.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, entryForm, takenPlaces } from '#tests/support/desk.ts';
import { addLongEntry, changesBy, longEntry, shownItems } from '#tests/support/deskChange.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { friday } from '#tests/support/planningApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit } from '#tests/support/visitor.ts';

const [short, long, duo, hammam, day] = ['301', '302', '303', '304', '306'] as const;

let opened: PayingApp;
let app: TestApp;
let money: MoneyTest;
let planner: StaffMember;
let changes: ReturnType<typeof changesBy>;
beforeAll(async () => {
  opened = await payingApp(undefined, {
    seed: async (db) => {
      await createProefbad(db);
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, 2, 2);
      await addLongEntry(db);
      await db.updateTable('flow').set({ type: 3, checkoutType: 'location' }).where('id', '=', 'f-dagje').execute();
    },
  });
  ({ app } = opened);
  money = await new MoneyTest(opened).open();
  planner = await staffMember(app, 'planner');
  changes = changesBy(planner);
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  await expectCountersToFit(app);
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});
beforeEach(async () => {
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
});

let dayNumber = 0;
/** Each test has a Friday of its own, on which the hammam is open. */
const nextFriday = (): string => {
  dayNumber += 7;
  return new Date(Date.UTC(2026, 4, 8 + dayNumber)).toISOString().slice(0, 10);
};

async function entered(persons: number, form: Parameters<typeof entryForm>[1] = {}): Promise<StaffReservation> {
  const { json } = await bookAtDesk(planner, entryForm(persons, { date: nextFriday(), endTime: '12:00', ...form }));
  return json.data;
}

const treated = (productId: string, time: string, person = 1) => ({
  person,
  productId,
  preferredTime: time,
  timeIsFixed: true,
});

/** A stay from ten to four with treatments. */
async function staying(items: StaffItemForm[], personCount = 1): Promise<StaffReservation> {
  const form = { flowId: 'f-dagje', items, personCount, endTime: '16:00', date: nextFriday() };
  const { status, json } = await bookAtDesk(planner, entryForm(personCount, form));
  expect([status, json.code]).toEqual([201, undefined]);
  return json.data;
}

const read = async (id: string): Promise<StaffReservation> =>
  (await planner.call<StaffReservation>('GET', `/reservations/${id}`)).json.data;

const optionsOf = async (id: string) =>
  (await planner.call<StaffChangeOptions>('GET', `/reservations/${id}/changes`)).json.data;

const itemIdOf = async (id: string, productId: string): Promise<string> =>
  (await optionsOf(id)).items.find((item) => item.productId === productId)!.itemId;

const claimsOf = async (reservationId: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('poolClaim')
      .select(['fromBucket', 'toBucket', 'units'])
      .where('reservationId', '=', reservationId)
      .where('state', '=', 'confirmed')
      .execute()
  ).map(({ fromBucket, toBucket, units }) => `${units}: ${fromBucket / 4}–${toBucket / 4}`);

test('a stay becomes longer and shorter at the desk, also when the guests are in', async () => {
  const { id, actions } = await entered(2);
  expect(actions).toContain('changeStay');
  const places = await takenPlaces(app);
  const { quote, reservation } = await changes.change(id, { endTime: '14:00', items: [] });
  expect(quote).toMatchObject({
    startTime: '10:00',
    endTime: '14:00',
    totalBefore: 6000,
    total: 6000,
    toPayAtVenue: 6000,
  });
  expect(reservation).toMatchObject({ startTime: '10:00', endTime: '14:00' });
  expect(shownItems(reservation)).toEqual(['1 Entree 10:00–14:00', '2 Entree 10:00–14:00']);
  expect(await claimsOf(id)).toEqual(['1: 10–14', '1: 10–14']);
  expect(reservation.events.at(-1)).toMatchObject({ kind: 'stay.changed', actorName: 'Mila Visser' });
  await planner.call('POST', `/reservations/${id}/check-in`);
  await changes.change(id, { endTime: '11:05', items: [] });
  expect(await claimsOf(id)).toEqual(['1: 10–11.25', '1: 10–11.25']);
  expect((await takenPlaces(app)).slice(0, 3)).toEqual(places.slice(0, 3));
});

test('a quote leaves everything as it was', async () => {
  const before = await entered(1);
  const places = await takenPlaces(app);
  expect((await changes.quote(before.id, { endTime: '15:00', items: [] })).status).toBe(200);
  expect(await read(before.id)).toEqual(before);
  expect(await takenPlaces(app)).toEqual(places);
});

test('the guest is mailed the new departure', async () => {
  const { visitor } = await money.paid();
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  await changes.change(visitor.reservationId, { endTime: '16:00', items: [] });
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ text }) => text.includes('16:00'))).toEqual([true]);
});

test('after closing, and in hours that others fill, it says why and which departures are nearest', async () => {
  const { id, startDate: date } = await entered(2);
  const late = (await changes.quote(id, { endTime: '23:00', items: [] })).json.data;
  expect(late.notBookedProducts.map(({ reason, person }) => [reason, person])).toEqual([
    ['closed', 1],
    ['closed', 2],
  ]);
  expect(late.departures).toEqual(['22:00', '21:45', '21:30']);
  await bookAtDesk(planner, entryForm(9, { date, startTime: '14:00', endTime: '18:00' }));
  const full = (await changes.quote(id, { endTime: '15:00', items: [] })).json.data;
  expect(full.notBookedProducts.map(({ reason }) => reason)).toEqual(['pool_full']);
  expect(full.departures).toEqual(['14:00', '13:45', '13:30']);
  const before = await read(id);
  const applied = await changes.apply(id, { endTime: '15:00', items: [] }, full);
  expect([applied.status, applied.json.code]).toEqual([409, 'product_unavailable']);
  expect(await read(id)).toEqual(before);
  expect((await changes.quote(id, { endTime: '10:00', items: [] })).json.code).toBe('times_unavailable');
});

test('a longer entry takes the place of the short one in the same step, and is due at the venue', async () => {
  const { id } = await entered(2);
  const { items } = await optionsOf(id);
  expect(
    items.map(({ persons, options }) => [persons, options.map(({ productId, price }) => `${productId} ${price}`)]),
  ).toEqual([
    [[1], [`${proefbad.entry.xplanId} 3000`, `${longEntry.xplanId} 5000`]],
    [[2], [`${proefbad.entry.xplanId} 3000`, `${longEntry.xplanId} 5000`]],
  ]);
  const choices = items.map(({ itemId }) => ({ itemId, productId: longEntry.xplanId }));
  const { quote, reservation } = await changes.change(id, { endTime: '14:00', items: choices });
  expect(quote).toMatchObject({ totalBefore: 6000, total: 10_000, toPayOnline: 0, toPayAtVenue: 10_000 });
  expect(quote.lines.map(({ kind }) => kind)).toEqual(['ends', 'begins', 'ends', 'begins']);
  expect(shownItems(reservation)).toEqual(['1 Entree lang 10:00–14:00', '2 Entree lang 10:00–14:00']);
  expect(await claimsOf(id)).toEqual(['1: 10–14', '1: 10–14']);
  await changes.change(id, { endTime: '18:00', items: [] });
  expect(await claimsOf(id)).toEqual(['1: 10–18', '1: 10–18']);
});

test('what was paid online above the new price goes back when staff say so, else it waits', async () => {
  const { visitor } = await money.paid({ persons: 2 });
  const id = visitor.reservationId;
  const [first, second] = (await optionsOf(id)).items;
  const dearer = [{ itemId: first!.itemId, productId: longEntry.xplanId }];
  const paidMore = await changes.change(id, { endTime: '18:00', items: dearer });
  expect(paidMore.quote).toMatchObject({ total: 8000, toPayOnline: 0, toPayAtVenue: 2000, back: [] });
  const ends = [{ itemId: second!.itemId, productId: null }];
  const waiting = (await changes.quote(id, { items: ends })).json.data;
  expect(waiting).toMatchObject({ total: 5000, back: [{ to: 'venue', amount: 1000 }] });
  const { quote, reservation } = await changesBy(money.staff).change(id, { items: ends, refund: true });
  expect(quote.back).toEqual([{ to: 'payment', amount: 1000, label: '' }]);
  await app.services.jobs.runEverything();
  expect(await money.mailsOrdered({ reservationId: id })).toEqual(['mail.refunded']);
  expect(reservation).toMatchObject({ total: 5000 });
});

test('a treatment that no longer fits is named with its nearest times, and goes there or ends in the same step', async () => {
  const { id } = await staying([treated(long, '14:30'), treated(short, '11:00')]);
  const earlier = { endTime: '14:00', items: [] };
  const quoted = (await changes.quote(id, earlier)).json.data;
  expect(quoted.notBookedProducts).toMatchObject([{ name: 'Massage 50', person: 1, reason: 'stay_too_short' }]);
  const [nearest] = quoted.notBookedProducts[0]!.alternatives;
  expect(nearest).toMatchObject({ date: quoted.startDate, time: '13:00' });
  expect(quoted.departures).toEqual(['15:30', '15:45', '16:00']);
  const itemId = await itemIdOf(id, long);
  const moved = { ...earlier, items: [{ itemId, productId: long, startTime: nearest!.time }] };
  const { reservation } = await changes.change(id, moved);
  expect(shownItems(reservation)).toEqual(['1 Massage 25 11:00–11:25', '1 Massage 50 13:00–13:50']);
  const gone = { endTime: '12:00', items: [{ itemId: await itemIdOf(id, long), productId: null }] };
  const { quote, reservation: after } = await changes.change(id, gone);
  expect(quote).toMatchObject({ totalBefore: 12_500, total: 4500 });
  expect(shownItems(after)).toEqual(['1 Massage 25 11:00–11:25']);
});

test('another treatment takes its place while the rest keeps time, therapist and room', async () => {
  const { id } = await staying(
    [treated(short, '11:00'), treated(hammam, '13:00'), treated(duo, '14:30', 1), treated(duo, '14:30', 2)],
    2,
  );
  const held = async () => {
    const claims = await claimedResources(app.db, { venueId: proefbad.venueId, reservationId: id });
    return claims
      .filter(({ itemId }) => itemId !== massageId)
      .map(({ itemId, resourceId }) => `${itemId} ${resourceId}`);
  };
  const massageId = await itemIdOf(id, short);
  const before = await held();
  const items = [{ itemId: massageId, productId: long }];
  const { quote, reservation } = await changes.change(id, { endTime: '17:00', items });
  expect(quote.total - quote.totalBefore).toBe(3500);
  expect(shownItems(reservation)).toContain('1 Massage 50 11:00–11:50');
  expect(await held()).toEqual(expect.arrayContaining(before));
  expect(before).toHaveLength(3);
});

test('guests who are in since ten stay longer and take another treatment in the afternoon, not in the past', async () => {
  const date = app.deps.clock.now().toISOString().slice(0, 10);
  const form = { flowId: 'f-dagje', items: [treated(short, '15:00')], endTime: '16:00', date };
  const { json } = await bookAtDesk(planner, entryForm(1, form));
  const { id } = json.data;
  await app.advance({ minutes: 6 * 60 });
  await planner.call('POST', `/reservations/${id}/check-in`);
  const itemId = await itemIdOf(id, short);
  const past = { endTime: '18:00', items: [{ itemId, productId: long, startTime: '10:30' }] };
  expect((await changes.quote(id, past)).json.data.notBookedProducts).toMatchObject([{ reason: 'past' }]);
  const { reservation } = await changes.change(id, { endTime: '18:00', items: [{ itemId, productId: long }] });
  expect(shownItems(reservation)).toEqual(['1 Massage 50 15:00–15:50']);
});

test('another choice of an arrangement with its stay, which becomes longer, keeps the price', async () => {
  const date = nextFriday();
  const item = { person: 1, productId: day, productIds: [hammam] };
  const { json } = await bookAtDesk(planner, entryForm(1, { flowId: 'f-dagje', date, items: [item] }));
  const { id } = json.data;
  const { items } = await optionsOf(id);
  expect(items.map(({ name, isPart, options }) => [name, isPart, options.map(({ productId }) => productId)])).toEqual([
    ['Dag', false, []],
    ['Entree', true, []],
    ['Hammam', true, [hammam, short]],
    ['Thee', true, []],
  ]);
  const part = items.find(({ productId }) => productId === hammam)!;
  const { quote, reservation } = await changes.change(id, {
    endTime: '18:00',
    items: [{ itemId: part.itemId, productId: short, startTime: '16:00' }],
  });
  expect(quote).toMatchObject({ totalBefore: 12_000, total: 12_000, endTime: '18:00' });
  expect(shownItems(reservation).toSorted()).toEqual([
    '1 Dag 10:00–18:00',
    '1 Entree 10:00–18:00',
    '1 Massage 25 16:00–16:25',
    '1 Thee –',
  ]);
  expect(await claimsOf(id)).toEqual(['1: 10–18']);
});

test('staff who saw another booking, or other money, are told', async () => {
  const { id } = await entered(1);
  const change = { endTime: '14:00', items: [] };
  const quoted = (await changes.quote(id, change)).json.data;
  expect((await changes.apply(id, change, { ...quoted, total: quoted.total + 1 })).json.code).toBe('version_conflict');
  await changes.change(id, { endTime: '13:00', items: [] });
  expect((await changes.apply(id, change, quoted)).json.code).toBe('version_conflict');
  expect((await read(id)).endTime).toBe('13:00');
});

test('of two desks that change a booking at once the second is told', async () => {
  const { id } = await entered(1);
  const change = { endTime: '14:00', items: [] };
  const quoted = (await changes.quote(id, change)).json.data;
  const answers = await Promise.all([changes.apply(id, change, quoted), changes.apply(id, change, quoted)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('what is nothing, unknown, over or not theirs is refused and changes nothing', async () => {
  const { id, sequence } = await staying([treated(short, '11:00'), treated(long, '12:00')]);
  const itemId = await itemIdOf(id, short);
  const code = async (change: Parameters<typeof changes.quote>[1]) => (await changes.quote(id, change)).json.code;
  expect(await code({ endTime: '23:00', items: [] })).toBe('times_unavailable');
  expect(await code({ items: [] })).toBe('validation_failed');
  expect(await code({ endTime: '16:00', items: [] })).toBe('validation_failed');
  expect(await code({ items: [{ itemId: 'nergens', productId: null }] })).toBe('not_found');
  expect(await code({ items: [{ itemId, productId: long }] })).toBe('product_duplicate');
  expect(await code({ items: [{ itemId, productId: '307' }] })).toBe('product_unavailable');
  const twice = { itemId, productId: null };
  expect(await code({ items: [twice, twice] })).toBe('validation_failed');
  expect((await changes.quote('nergens', { items: [twice] })).json.code).toBe('reservation_not_found');
  await planner.call('POST', `/reservations/${id}/cancel`, { reason: 'ziek', refund: false });
  expect(await code({ endTime: '17:00', items: [] })).toBe('version_conflict');
  expect((await read(id)).sequence).toBe(sequence + 1);
});

test('who may not change reservations may not ask, and who may not move money may not refund', async () => {
  const { id } = await entered(1, { date: friday });
  const content = await staffMember(app, 'content');
  expect((await changesBy(content).quote(id, { endTime: '14:00', items: [] })).json.code).toBe('forbidden');
  expect((await changes.quote(id, { endTime: '14:00', items: [], refund: true })).json.code).toBe('forbidden');
  expect((await changes.quote(id, { endTime: '14:00', items: [] })).status).toBe(200);
});
