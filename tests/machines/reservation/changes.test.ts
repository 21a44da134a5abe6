import { expect, test } from 'vitest';
import { failure, question } from '#machines/reservation/reservation.selectors.ts';
import { chosenDeparture } from '#machines/timePicker/timePicker.selectors.ts';
import type { TimePickerEvent } from '#machines/timePicker/timePicker.types.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { facts, flow, reservation, stays } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';
import { booked, dayChosen } from '#tests/support/machines/reservationStarts.ts';

test('another number of persons is asked about, and a new reservation starts with the new number', async () => {
  const run = booked();
  run.send({ type: 'personCount.changed', personCount: 3 });
  expect(run.state()).toEqual({ confirmingChange: 'asking' });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'personCount', personCount: 3 });
  expect(run.context().draft.personCount).toBe(2);

  run.send({ type: 'change.confirmed' });
  expect(run.state()).toEqual({ confirmingChange: 'cancelling' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft).toEqual({
    personCount: 3,
    date: '2026-05-12',
    startTime: 600,
    endTime: 840,
    checkinGroupId: 'day',
  });
  expect(run.context().facts).toMatchObject(facts());
  run.factsAre(facts({ gone: 'cancelled' }));
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.newlyEmitted()).toEqual([]);
});

test('an emptied basket is asked about, and day, times and persons stay chosen', async () => {
  const run = booked();
  const { draft } = run.context();
  run.send({ type: 'emptying.requested' });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'emptying' });
  run.send({ type: 'change.dismissed' });
  expect(run.state()).toEqual({ selecting: 'idle' });

  run.send({ type: 'emptying.requested' });
  run.send({ type: 'change.confirmed' });
  expect(run.state()).toEqual({ confirmingChange: 'cancelling' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context()).toMatchObject({ draft, question: null, facts: { reservation: null } });
});

test('a basket emptied on the details page leads back to the choosing', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation() }), step: 'info' });
  run.send({ type: 'emptying.requested' });
  run.send({ type: 'change.confirmed' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'index' }]);
});

test('a dismissed question leaves everything as the server has it', () => {
  const run = booked();
  run.send({ type: 'date.chosen', date: '2026-05-20' });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'date', date: '2026-05-20' });
  run.send({ type: 'change.dismissed' });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(question(run.actor.getSnapshot())).toBeNull();
  expect(run.context().draft.date).toBe('2026-05-12');
});

test('other times are asked about as well, and a dismissed question shows the booked ones again', () => {
  const run = booked();
  const times = stays([600, 660], [840, 900]);
  run.offer(times);
  run.stayPicker().send({ type: 'departure.chosen', time: 900 });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'timeRange', startTime: 600, endTime: 900 });
  run.send({ type: 'change.dismissed' });
  run.offer(times);
  expect(chosenDeparture(run.stayPicker().getSnapshot())).toBe(840);
  run.stayPicker().send({ type: 'arrival.chosen', time: 660 });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'timeRange', startTime: 660, endTime: 840 });
});

test('a failed cancelling is told and the question stays open', async () => {
  const run = booked();
  run.send({ type: 'date.chosen', date: '2026-05-20' });
  run.send({ type: 'change.confirmed' });
  await run.refuse('cancelReservation', 'internal');
  expect(run.state()).toEqual({ confirmingChange: 'asking' });
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'cancel_failed', params: { problem: 'internal' } },
  ]);
  expect(failure(run.actor.getSnapshot())).toEqual({ code: 'cancel_failed', params: { problem: 'internal' } });
  run.send({ type: 'change.dismissed' });
  expect(failure(run.actor.getSnapshot())).toBeNull();
});

test('an empty reservation is given up without a question', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation({ personsWithProducts: [] }) }) });
  run.send({ type: 'date.chosen', date: '2026-05-20' });
  expect(run.state()).toEqual({ draft: 'cancelling' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft).toMatchObject({ date: '2026-05-20', startTime: null, endTime: null });
});

test('a change on the second page of a flow leads back to its first page', async () => {
  const run = runReservation({
    flow: flow({ type: FlowType.Arrangements, subFlowCount: 1 }),
    facts: facts({ reservation: reservation() }),
    step: '2',
  });
  run.send({ type: 'personCount.changed', personCount: 1 });
  run.send({ type: 'change.confirmed' });
  await run.answer('cancelReservation', null);
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'index' }]);
});

test('a removed product leaves the visitor choosing, the last one with an empty draft', async () => {
  const run = booked();
  const removal = { kind: 'collection', xplanId: 'k1', itemId: 'i1' } as const;
  run.send({ type: 'removal.requested', removal });
  expect(question(run.actor.getSnapshot())).toEqual({ kind: 'removal', removal });
  run.send({ type: 'change.confirmed' });
  expect(run.inputOf('removeItem')).toEqual({ slug: 'entree', removal });
  await run.answer('removeItem', { reservation: reservation({ personsWithProducts: [1] }) });
  expect(run.state()).toEqual({ selecting: 'idle' });

  run.send({ type: 'removal.requested', removal });
  run.send({ type: 'change.confirmed' });
  await run.answer('removeItem', { reservation: reservation({ personsWithProducts: [] }) });
  expect(run.state()).toEqual({ draft: 'idle' });
});

test('a failed removal is told', async () => {
  const run = booked();
  run.send({ type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } });
  run.send({ type: 'change.confirmed' });
  await run.refuse('removeItem', 'internal');
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'removal_failed', params: { problem: 'internal' } },
  ]);
});

test('numbers and days outside the limits change nothing', () => {
  const run = runReservation();
  for (const personCount of [0, 7, 1.5]) run.send({ type: 'personCount.changed', personCount });
  for (const date of ['2026-04-30', '2026-08-01']) run.send({ type: 'date.chosen', date });
  run.send({ type: 'checkinGroup.chosen', checkinGroupId: 'night' });
  expect(run.context().draft).toMatchObject({ personCount: 2, date: null, checkinGroupId: 'day' });
});

test('a departure is later than its arrival, and a later arrival drops it', () => {
  const run = dayChosen();
  const choose = (event: TimePickerEvent) => {
    run.offer(stays([600, 720, 840], [840, 900]));
    run.stayPicker().send(event);
  };
  choose({ type: 'arrival.chosen', time: 600 });
  choose({ type: 'departure.chosen', time: 600 });
  expect(run.context().draft).toMatchObject({ startTime: 600, endTime: null });
  choose({ type: 'departure.chosen', time: 840 });
  choose({ type: 'arrival.chosen', time: 720 });
  expect(run.context().draft).toMatchObject({ startTime: 720, endTime: 840 });
  choose({ type: 'arrival.chosen', time: 840 });
  expect(run.context().draft).toMatchObject({ startTime: 840, endTime: null });
});

test('chosen times that are no longer offered are dropped', () => {
  const run = dayChosen();
  run.chooseStay(600, 840);
  run.offer(stays([600], [840, 900]));
  expect(run.context().draft).toMatchObject({ startTime: 600, endTime: 840 });
  run.offer(stays([600], [900]));
  expect(run.context().draft).toMatchObject({ startTime: null, endTime: null });
});

test('a treatment with several starts asks for one first', async () => {
  const run = runReservation({
    flow: flow({ type: FlowType.Treatments }),
    facts: facts({ reservation: reservation() }),
  });
  run.send({ type: 'product.requested', productId: 'p1', persons: [1], needsTime: true });
  expect(run.state()).toEqual({ selecting: 'pickingTime' });
  run.offer({
    options: [660, 720].map((arrival) => ({ arrival, departures: [] })),
    reason: null,
    alternatives: [],
  });
  run.timePicker().send({ type: 'arrival.chosen', time: 720 });
  run.timePicker().send({ type: 'times.confirmed' });
  expect(run.state()).toEqual({ selecting: 'adding' });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'entree',
    request: { kind: 'product', productId: 'p1', persons: [1], preferredTime: 720, timeIsFixed: true },
  });
});

test('an order page is for one person today, and leads to the details', async () => {
  const run = runReservation({ flow: flow({ type: FlowType.Subscription, checkinGroupIds: [] }) });
  expect(run.context().draft).toEqual({
    personCount: 1,
    date: '2026-05-01',
    startTime: 0,
    endTime: 0,
    checkinGroupId: null,
  });
  run.send({ type: 'subscription.requested', productId: 's1' });
  const order = reservation({ personCount: 1, date: '2026-05-01', startTime: 0, endTime: 0, personsWithProducts: [] });
  await run.answer('createReservation', { reservation: order });
  await run.answer('addToReservation', { reservation: { ...order, personsWithProducts: [1] }, notBooked: [] });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
});

test('a check-in that is booked already only leads on', () => {
  const run = booked();
  run.send({ type: 'checkin.requested', persons: [-1] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
});
