import { expect, test } from 'vitest';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { NotBooked } from '#machines/bookingRequest.types.ts';
import { addedFor, chosenGuest } from '#machines/reservation/planning.selectors.ts';
import { isDayOpen, isDaySettled, notBooked, question } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.events.ts';
import { facts, flow, reservation, stays, treated, treatments } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

const arrangements = flow({ id: 'f3', slug: 'arrangementen', type: FlowType.Arrangements, subFlowCount: 1 });
const spaDay: ReservationEvent = {
  type: 'collection.requested',
  collectionId: 'spadag',
  productIds: ['scrub'],
  persons: [1, 2],
};
const booked = reservation({ timedItemCount: 4, itemMarks: ['1 i1 11:00', '2 i2 11:00'] });

const alternative = (kind: Alternative['kind'], person: number, time: number | null): Alternative => ({
  kind,
  date: kind === 'other_day' ? '2026-05-14' : '2026-05-12',
  time,
  persons: [person],
});
const refused = (person: number, alternatives: Alternative[], xplanId = 'massage'): NotBooked => ({
  name: 'Massage',
  xplanId,
  person,
  reason: 'no_therapist',
  alternatives,
});

const two = () =>
  runReservation({ flow: treatments(), facts: facts({ reservation: treated({ personsWithProducts: [1] }) }) });

test('an arrangement is added for two guests: day and times first, then the reservation begins with it', async () => {
  const run = runReservation({ flow: arrangements });
  run.send(spaDay);
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send(spaDay);
  const required = { type: 'notice', kind: 'error', params: {} };
  expect(run.newlyEmitted()).toEqual([
    { ...required, code: 'date_required' },
    { ...required, code: 'times_required' },
  ]);
  run.chooseStay(600, 840);
  run.send(spaDay);
  await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'arrangementen',
    request: {
      kind: 'collection',
      collectionId: 'spadag',
      productIds: ['scrub'],
      persons: [1, 2],
      preferredTime: null,
      timeIsFixed: false,
    },
  });
  await run.answer('addToReservation', { reservation: booked, notBooked: [] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(addedFor('spadag')(run.actor.getSnapshot())).toEqual([1, 2]);
  expect(run.newlyEmitted()).toEqual([]);

  run.send({ type: 'step.requested', step: '2' });
  run.send({ type: 'step.entered', step: '2' });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(addedFor('spadag')(run.actor.getSnapshot())).toEqual([]);
});

test('the day folds once both times are known, opens again, and folds with the new departure', () => {
  const run = runReservation({ flow: flow({ type: FlowType.Entry }) });
  const settled = (): boolean => isDaySettled(run.actor.getSnapshot());
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  expect(settled()).toBe(false);
  run.chooseStay(600, 840);
  expect([settled(), isDayOpen(run.actor.getSnapshot())]).toEqual([true, false]);
  run.send({ type: 'day.opened' });
  expect(isDayOpen(run.actor.getSnapshot())).toBe(true);
  run.offer(stays([600, 660], [840, 900]));
  run.stayPicker().send({ type: 'departure.chosen', time: 900 });
  expect([settled(), isDayOpen(run.actor.getSnapshot())]).toEqual([true, false]);
  expect(run.context().draft).toEqual({
    personCount: 2,
    date: '2026-05-12',
    startTime: 600,
    endTime: 900,
    checkinGroupId: 'day',
  });
  run.send({ type: 'day.opened' });
  run.send({ type: 'date.chosen', date: '2026-05-14' });
  expect(settled()).toBe(false);
});

test('an entry of a category needs day and times, and stays on the page', async () => {
  const entries = flow({ slug: 'stel-je-dag-samen', type: FlowType.Entry, subFlowCount: 1 });
  const run = runReservation({ flow: entries });
  const entry: ReservationEvent = {
    type: 'product.requested',
    productId: 'hele-dag',
    persons: [-1],
    needsTime: false,
  };
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send(entry);
  expect(run.newlyEmitted()).toEqual([{ type: 'notice', kind: 'error', code: 'times_required', params: {} }]);
  run.chooseStay(600, 840);
  run.send(entry);
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', facts({ reservation: reservation({ personsWithProducts: [] }) }));
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(addedFor('hele-dag')(run.actor.getSnapshot())).toEqual([1, 2]);
  expect(run.newlyEmitted()).toEqual([]);
});

test('what was refused for one guest is taken at another moment; the other guest’s stays open', async () => {
  const run = two();
  run.send({ type: 'product.requested', productId: 'massage', persons: [1, 2], needsTime: false });
  const [first, second] = [alternative('other_time', 1, 870), alternative('apart', 2, 930)];
  const both = [refused(1, [first]), refused(2, [second])];
  await run.answer('addToReservation', { reservation: treated({ personsWithProducts: [1] }), notBooked: both });
  expect(notBooked(run.actor.getSnapshot())).toEqual(both);
  expect(addedFor('massage')(run.actor.getSnapshot())).toEqual([]);
  run.newlyEmitted();

  run.send({ type: 'alternative.chosen', alternative: second, notBooked: 0 });
  expect(run.state()).toEqual({ selecting: 'idle' });
  run.send({ type: 'alternative.chosen', alternative: second, notBooked: 1 });
  expect(run.state()).toEqual({ selecting: 'adding' });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'behandelingen',
    request: { kind: 'product', productId: 'massage', persons: [2], preferredTime: 930, timeIsFixed: true },
  });
  await run.answer('addToReservation', { reservation: treated({ personsWithProducts: [1, 2] }), notBooked: [] });
  expect(notBooked(run.actor.getSnapshot())).toEqual([refused(1, [first])]);
  expect(addedFor('massage')(run.actor.getSnapshot())).toEqual([2]);

  run.send({ type: 'alternative.chosen', alternative: first, notBooked: 0 });
  await run.answer('addToReservation', { reservation: treated({ personsWithProducts: [1, 2] }), notBooked: [] });
  expect(notBooked(run.actor.getSnapshot())).toEqual([]);
  expect(run.newlyEmitted()).toEqual([]);
});

test('a first choice that was refused altogether is taken at another moment', async () => {
  const run = runReservation({ flow: treatments() });
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send({ type: 'product.requested', productId: 'massage', persons: [1], needsTime: false });
  await run.answer('createReservation', { reservation: treated() });
  const offered = alternative('other_time', 1, null);
  await run.answer('addToReservation', { reservation: treated(), notBooked: [refused(1, [offered])] });
  expect(run.state()).toEqual({ draft: 'idle' });
  run.send({ type: 'alternative.chosen', alternative: offered, notBooked: 0 });
  expect([run.state(), run.adding()]).toEqual(['creating', 'adding']);
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'behandelingen',
    request: { kind: 'product', productId: 'massage', persons: [1], preferredTime: null, timeIsFixed: false },
  });
});

test('a day that a visitor chooses after a refusal leaves the refusal behind', async () => {
  const run = runReservation({ flow: treatments() });
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send({ type: 'product.requested', productId: 'massage', persons: [1], needsTime: false });
  await run.answer('createReservation', { reservation: treated() });
  await run.answer('addToReservation', { reservation: treated(), notBooked: [refused(1, [])] });
  run.say('holdClock', { type: 'hold.ended' });
  expect(notBooked(run.actor.getSnapshot())).toHaveLength(1);
  run.send({ type: 'date.chosen', date: '2026-05-13' });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(notBooked(run.actor.getSnapshot())).toEqual([]);
});

test('another day for what was refused is a question first, and what was refused is forgotten with the old day', async () => {
  const run = two();
  run.send({ type: 'product.requested', productId: 'massage', persons: [2], needsTime: false });
  const offered = alternative('other_day', 2, 690);
  const answer = { reservation: treated({ personsWithProducts: [1] }), notBooked: [refused(2, [offered])] };
  await run.answer('addToReservation', answer);
  run.send({ type: 'alternative.chosen', alternative: offered, notBooked: 0 });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'date', date: '2026-05-14' });
  run.send({ type: 'change.dismissed' });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(notBooked(run.actor.getSnapshot())).toHaveLength(1);

  run.send({ type: 'alternative.chosen', alternative: offered, notBooked: 0 });
  run.send({ type: 'change.confirmed' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft.date).toBe('2026-05-14');
  expect(notBooked(run.actor.getSnapshot())).toEqual([]);
});

test('a check-in that is full for some is had at another time with a stay as long, once that is confirmed', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation({ personsWithProducts: [1] }) }) });
  const { startTime, endTime } = run.context().draft;
  run.send({ type: 'checkin.requested', persons: [2] });
  const alternatives = [alternative('other_time', 2, 660), alternative('other_day', 2, null)];
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [refused(2, alternatives, 'entree')] });
  expect(notBooked(run.actor.getSnapshot())).toEqual([refused(2, alternatives, 'entree')]);
  run.send({ type: 'alternative.chosen', alternative: alternatives[0]!, notBooked: 0 });
  const question = { kind: 'timeRange', startTime: 660, endTime: 660 + endTime! - startTime! };
  expect(run.context().question).toEqual(question);
});

test('a duo treatment is removed for both guests, and what was refused beside it is no longer told', async () => {
  const duo = treated({ personsWithProducts: [1, 2], timedItemCount: 2, itemMarks: ['1 i1 11:00', '2 i2 11:00'] });
  const run = runReservation({ flow: treatments(), facts: facts({ reservation: duo }) });
  run.send({ type: 'product.requested', productId: 'massage', persons: [1], needsTime: false });
  await run.answer('addToReservation', { reservation: duo, notBooked: [refused(1, [])] });
  run.send({ type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } });
  run.send({ type: 'change.confirmed' });
  expect(run.inputOf('removeItem')).toEqual({ slug: 'behandelingen', removal: { kind: 'product', itemId: 'i1' } });
  await run.answer('removeItem', { reservation: treated() });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().facts.reservation?.personsWithProducts).toEqual([]);
  expect(notBooked(run.actor.getSnapshot())).toEqual([]);
});

test('the last removal on a later page leads back to the first', async () => {
  const run = runReservation({ flow: arrangements, facts: facts({ reservation: booked }), step: '2' });
  expect(run.state()).toEqual({ selecting: 'idle' });
  run.send({ type: 'removal.requested', removal: { kind: 'collection', xplanId: 'spadag', itemId: 'i1' } });
  run.send({ type: 'change.confirmed' });
  await run.answer('removeItem', { reservation: reservation({ personsWithProducts: [] }) });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'index' }]);
});

test('things are chosen for the first guest who has nothing, until a visitor names one who comes', () => {
  const run = two();
  expect(chosenGuest(run.actor.getSnapshot())).toBe(2);
  run.send({ type: 'guest.chosen', guest: 3 });
  expect(chosenGuest(run.actor.getSnapshot())).toBe(2);
  expect(run.context().guest).toBeNull();
  run.send({ type: 'guest.chosen', guest: 1 });
  expect(chosenGuest(run.actor.getSnapshot())).toBe(1);
  run.send({ type: 'guest.chosen', guest: -1 });
  expect(chosenGuest(run.actor.getSnapshot())).toBe(-1);
});

test('a guest who no longer comes is not chosen for', () => {
  const run = runReservation({ flow: treatments() });
  run.send({ type: 'guest.chosen', guest: 2 });
  run.send({ type: 'personCount.changed', personCount: 1 });
  expect(chosenGuest(run.actor.getSnapshot())).toBe(1);
});
