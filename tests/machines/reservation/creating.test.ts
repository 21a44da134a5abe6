import { expect, test } from 'vitest';
import { replacedProducts, repricedProducts } from '#machines/reservation/reservation.selectors.ts';
import { facts, flow, reservation } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

function requested() {
  const run = runReservation();
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.chooseStay(600, 840);
  run.send({ type: 'checkin.requested', persons: [-1] });
  return run;
}

test('an existing reservation is no error: what is on the server is loaded and added to', async () => {
  const run = requested();
  await run.refuse('createReservation', 'reservation_exists');
  expect([run.state(), run.adding()]).toEqual(['creating', 'reloading']);
  await run.answer('loadReservation', facts({ reservation: reservation({ personsWithProducts: [] }) }));
  expect([run.state(), run.adding()]).toEqual(['creating', 'adding']);
  expect(run.newlyEmitted()).toEqual([]);
});

test('an existing reservation for another day is shown instead of being added to', async () => {
  const run = requested();
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', facts({ reservation: reservation({ date: '2026-05-30' }) }));
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.context().draft.date).toBe('2026-05-30');
  expect(run.newlyEmitted()).toMatchObject([{ type: 'notice', code: 'add_failed' }]);
});

test('an empty reservation for another party is shown on the first page', async () => {
  const run = requested();
  await run.refuse('createReservation', 'reservation_exists');
  const other = reservation({ personCount: 4, personsWithProducts: [] });
  await run.answer('loadReservation', facts({ reservation: other }));
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft.personCount).toBe(4);
  expect(run.context().facts.reservation).toEqual(other);
  expect(run.newlyEmitted()).toMatchObject([{ type: 'notice', code: 'add_failed' }]);
});

test.each([
  ['a reservation with products was reloaded', false],
  ['another tab booked products meanwhile', true],
])('what cannot be added first is said beside the products: %s', async (_when, meanwhile) => {
  const run = requested();
  if (meanwhile) {
    await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
    run.factsAre(facts({ reservation: reservation() }));
  } else {
    await run.refuse('createReservation', 'reservation_exists');
    await run.answer('loadReservation', facts({ reservation: reservation() }));
  }
  await run.refuse('addToReservation', 'internal');
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.context().facts.reservation).toEqual(reservation());
  expect(run.newlyEmitted()).toMatchObject([{ type: 'notice', code: 'add_failed' }]);
});

test.each([
  ['an entry where entries are chosen', 0, 'index', 'entry'],
  ['a treatment on its page', 0, '2', 'product'],
  ['a treatment where treatments are chosen', 4, 'index', 'product'],
] as const)('what could not be added is called what it is: %s', async (_what, type, step, thing) => {
  const run = runReservation({
    flow: flow({ type, subFlowCount: 1 }),
    facts: facts({ reservation: reservation({ personsWithProducts: [1] }) }),
    step,
  });
  run.send({ type: 'product.requested', productId: 'p1', persons: [1], needsTime: false });
  await run.refuse('addToReservation', 'internal');
  expect(run.newlyEmitted()).toMatchObject([{ code: 'add_failed', params: { request: thing } }]);
});

test('what a check-in took away is said, also on the page after it', async () => {
  const run = requested();
  await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
  const replaced = [{ name: 'Massage', xplanId: '302', person: 1 }];
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [], replaced });
  expect(replacedProducts(run.actor.getSnapshot())).toEqual(replaced);
  run.send({ type: 'step.entered', step: 'info' });
  expect(replacedProducts(run.actor.getSnapshot())).toEqual(replaced);
});

test('what became dearer or cheaper between looking and adding is said until the next choice', async () => {
  const run = requested();
  await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
  const repriced = [{ name: 'Massage', xplanId: '302', price: 9000 }];
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [], repriced });
  expect(repricedProducts(run.actor.getSnapshot())).toEqual(repriced);
  run.send({ type: 'product.requested', productId: 'p1', persons: [2], needsTime: false });
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [] });
  expect(repricedProducts(run.actor.getSnapshot())).toEqual([]);
});
