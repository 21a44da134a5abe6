import { expect, test } from 'vitest';
import type { Alternative } from '#machines/alternative.ts';
import { addedFor, isAsked, isDateAsked, timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { failure, question } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.events.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';
import { chosenArrival, pickerView, startRequest } from '#machines/timePicker/timePicker.selectors.ts';
import { facts, reservation, starts, treated, treatments } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

const flow = treatments();
const massage: ReservationEvent = { type: 'product.requested', productId: 'massage', persons: [1], needsTime: true };
const massaged = treated({ personsWithProducts: [1], timedItemCount: 1, itemMarks: ['1 i1 11:00'], total: 7500 });
const thursday: Alternative = { kind: 'other_day', date: '2026-05-14', time: 690, persons: [1] };
const atHalfTwo: Alternative = { kind: 'other_time', date: '2026-05-12', time: 870, persons: [1] };

/** Somebody who chose 12 May and asked for a massage; with `booked` there is a reservation already. */
function asking(booked: ReservationFacts | null = null) {
  const run = runReservation({ flow, facts: facts({ reservation: booked }) });
  if (booked === null) run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send(massage);
  return run;
}

test('a treatment without a time of its own is added as soon as its day is chosen', () => {
  const run = runReservation({ flow });
  run.send({ type: 'product.requested', productId: 'robe', persons: [1], needsTime: false });
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  expect([run.state(), run.adding()]).toEqual(['creating', 'reserving']);
});

test('who does not choose a day for a treatment is back on the page, and nothing was asked', () => {
  const run = runReservation({ flow });
  run.send(massage);
  run.send({ type: 'date.dismissed' });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(isAsked('massage')(run.actor.getSnapshot())).toBe(false);
  expect(run.newlyEmitted()).toEqual([]);
});

test('a treatment is booked for a guest: a day, a time, and the reservation begins with it', async () => {
  const run = runReservation({ flow });
  run.send(massage);
  expect(isDateAsked(run.actor.getSnapshot())).toBe(true);
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  expect(run.newlyEmitted()).toEqual([]);
  expect(run.state()).toEqual({ draft: 'pickingTime' });
  expect(isAsked('massage')(run.actor.getSnapshot())).toBe(true);
  expect(run.inputOf('times')).toEqual({
    kind: 'start',
    slug: 'behandelingen',
    productId: 'massage',
    persons: [1],
    personCount: 2,
    date: '2026-05-12',
    startTime: null,
  });
  run.offer(starts(660, 720));
  run.timePicker().send({ type: 'arrival.chosen', time: 660 });
  run.timePicker().send({ type: 'times.confirmed' });
  expect([run.state(), run.adding()]).toEqual(['creating', 'reserving']);
  expect(run.inputOf('createReservation')).toEqual({
    slug: 'behandelingen',
    draft: { personCount: 2, date: '2026-05-12', startTime: null, endTime: null, checkinGroupId: null },
  });
  await run.answer('createReservation', { reservation: treated() });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'behandelingen',
    request: { kind: 'product', productId: 'massage', persons: [1], preferredTime: 660, timeIsFixed: true },
  });
  await run.answer('addToReservation', { reservation: massaged, notBooked: [] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(addedFor('massage')(run.actor.getSnapshot())).toEqual([1]);
  expect(addedFor('facial')(run.actor.getSnapshot())).toEqual([]);
  expect(isAsked('massage')(run.actor.getSnapshot())).toBe(false);
  expect(run.newlyEmitted()).toEqual([]);
});

test('a reservation that was there already is added to at the chosen time', async () => {
  const run = asking();
  run.offer(starts(660));
  run.timePicker().send({ type: 'arrival.chosen', time: 660 });
  run.timePicker().send({ type: 'times.confirmed' });
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', facts({ reservation: treated({ startTime: 600, endTime: 1080 }) }));
  expect([run.state(), run.adding()]).toEqual(['creating', 'adding']);
  expect(run.newlyEmitted()).toEqual([]);
});

test('a session that takes no time of its own is added at once', () => {
  const run = asking(massaged);
  run.timePicker().send({ type: 'times.dismissed' });
  run.send({ type: 'product.requested', productId: 'towel', persons: [2], needsTime: false });
  expect(run.state()).toEqual({ selecting: 'adding' });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'behandelingen',
    request: { kind: 'product', productId: 'towel', persons: [2], preferredTime: null, timeIsFixed: false },
  });
});

test.each([
  ['before anything is booked', null, { draft: 'idle' }],
  ['beside what is booked', massaged, { selecting: 'idle' }],
])(
  'times that could not be loaded are loaded again, and a closed dialog adds nothing: %s',
  async (_when, booked, idle) => {
    const run = asking(booked);
    run.failTimes();
    expect(pickerView(run.timePicker().getSnapshot())).toBe('loadFailed');
    run.timePicker().send({ type: 'times.retried' });
    run.offer({ options: [], reason: 'no_therapist', alternatives: [thursday] });
    expect(pickerView(run.timePicker().getSnapshot())).toBe('empty');
    run.timePicker().send({ type: 'times.dismissed' });
    expect(run.state()).toEqual(idle);
    expect(timePickerRef(run.actor.getSnapshot())).toBeUndefined();
    expect(isAsked('massage')(run.actor.getSnapshot())).toBe(false);
    expect(run.newlyEmitted()).toEqual([]);
  },
);

test('another moment that is offered instead is booked at once', async () => {
  const run = asking(massaged);
  run.offer({ options: [], reason: 'guest_busy', alternatives: [atHalfTwo] });
  run.timePicker().send({ type: 'alternative.chosen', alternative: atHalfTwo });
  expect(run.state()).toEqual({ selecting: 'adding' });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'behandelingen',
    request: { kind: 'product', productId: 'massage', persons: [1], preferredTime: 870, timeIsFixed: true },
  });
});

test('a moment that is offered for one of two guests is only preferred for both', async () => {
  const run = runReservation({ flow, facts: facts({ reservation: massaged }) });
  run.send({ type: 'product.requested', productId: 'massage', persons: [-1], needsTime: true });
  expect(startRequest(run.timePicker().getSnapshot())?.persons).toEqual([1, 2]);
  run.offer({
    options: [],
    reason: 'no_common_time',
    alternatives: [{ ...atHalfTwo, kind: 'apart' }],
  });
  run.timePicker().send({ type: 'alternative.chosen', alternative: { ...atHalfTwo, kind: 'apart' } });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'behandelingen',
    request: { kind: 'product', productId: 'massage', persons: [-1], preferredTime: 870, timeIsFixed: false },
  });
});

test('before anything is booked another day that is offered shows its own times, with the offered one chosen', async () => {
  const run = asking();
  run.offer({ options: [], reason: 'closed', alternatives: [thursday] });
  run.timePicker().send({ type: 'alternative.chosen', alternative: thursday });
  expect(run.state()).toEqual({ draft: 'pickingTime' });
  expect(run.context().draft.date).toBe('2026-05-14');
  expect(startRequest(run.timePicker().getSnapshot())).toMatchObject({ date: '2026-05-14', startTime: 690 });
  run.offer(starts(660, 690));
  expect(chosenArrival(run.timePicker().getSnapshot())).toBe(690);
});

test('an empty reservation of the old day is given up for another day that is offered', async () => {
  const run = asking(treated());
  run.offer({ options: [], reason: 'closed', alternatives: [thursday] });
  run.timePicker().send({ type: 'alternative.chosen', alternative: thursday });
  expect(run.state()).toEqual({ draft: 'cancelling' });
  expect(isAsked('massage')(run.actor.getSnapshot())).toBe(false);
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft.date).toBe('2026-05-14');
});

test('with something booked another day that is offered is a question first', async () => {
  const run = asking(massaged);
  run.offer({ options: [], reason: 'closed', alternatives: [thursday] });
  run.timePicker().send({ type: 'alternative.chosen', alternative: thursday });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'date', date: '2026-05-14' });
  run.send({ type: 'change.confirmed' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft).toMatchObject({ date: '2026-05-14', personCount: 2 });
});

test('a change without other bookings leaves the dialog as it is, other bookings load its times again', async () => {
  const run = asking(massaged);
  run.offer(starts(660));
  run.timePicker().send({ type: 'arrival.chosen', time: 660 });
  run.factsAre(facts({ reservation: { ...massaged, expiresAt: '2026-05-01T10:40:00Z' }, customerLoggedIn: true }));
  expect(chosenArrival(run.timePicker().getSnapshot())).toBe(660);
  run.factsAre(facts({ reservation: { ...massaged, itemMarks: ['1 i1 11:00', '2 i2 11:00'] } }));
  expect(run.state()).toEqual({ selecting: 'pickingTime' });
  expect(pickerView(run.timePicker().getSnapshot())).toBe('loading');
});

test('another tab that begins for another day before anything is booked shows the times of that day', async () => {
  const run = asking();
  run.offer(starts(660));
  run.factsAre(facts({ reservation: treated({ date: '2026-05-14' }) }));
  expect(run.state()).toEqual({ draft: 'pickingTime' });
  expect(startRequest(run.timePicker().getSnapshot())?.date).toBe('2026-05-14');
  expect(pickerView(run.timePicker().getSnapshot())).toBe('loading');
});

test('another tab that empties the reservation closes the dialog, the end of the hold ends the visit', () => {
  const emptied = asking(massaged);
  emptied.factsAre(facts({ reservation: treated() }));
  expect(emptied.state()).toEqual({ draft: 'idle' });
  const ended = asking(massaged);
  ended.say('holdClock', { type: 'hold.ended' });
  expect(ended.state()).toBe('expired');
  expect(timePickerRef(ended.actor.getSnapshot())).toBeUndefined();
});

test('a page left while the time is being chosen adds nothing', () => {
  const run = asking(massaged);
  run.send({ type: 'step.entered', step: 'info' });
  expect(run.state()).toEqual({ info: 'identifying' });
  expect(isAsked('massage')(run.actor.getSnapshot())).toBe(false);
});

test('a treatment that could not be added is told as one', async () => {
  const run = asking(reservation());
  run.offer(starts(660));
  run.timePicker().send({ type: 'arrival.chosen', time: 660 });
  run.timePicker().send({ type: 'times.confirmed' });
  await run.refuse('addToReservation', 'product_unavailable');
  expect(failure(run.actor.getSnapshot())).toEqual({
    code: 'add_failed',
    params: { problem: 'product_unavailable', request: 'product', xplanId: 'massage' },
  });
});

test.each([
  ['the first treatment', null, { draft: 'pickingTime' }],
  ['one more treatment', massaged, { selecting: 'pickingTime' }],
])('when %s cannot be added, its times open again with the one that was chosen', async (_, booked, picking) => {
  const run = asking(booked);
  run.offer(starts(660, 720));
  run.timePicker().send({ type: 'arrival.chosen', time: 720 });
  run.timePicker().send({ type: 'times.confirmed' });
  if (booked === null) await run.answer('createReservation', { reservation: treated() });
  await run.refuse('addToReservation', 'internal');
  expect(run.state()).toEqual(picking);
  expect(run.newlyEmitted()).toMatchObject([{ type: 'notice', code: 'add_failed' }]);
  run.offer(starts(660, 720));
  expect(chosenArrival(run.timePicker().getSnapshot())).toBe(720);
  run.timePicker().send({ type: 'times.dismissed' });
  expect(isAsked('massage')(run.actor.getSnapshot())).toBe(false);
});
