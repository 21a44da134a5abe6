import { expect, test } from 'vitest';
import {
  canContinue,
  changedCard,
  hasProducts,
  messageView,
  showsSummary,
} from '#machines/reservation/reservation.selectors.ts';
import { cardMessage, facts, limits, ordered, orders } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

const twoCards = { type: 'giftCard.requested', productId: 'g1', amount: 2500, quantity: 2 } as const;
const empty = ordered({ personsWithProducts: [], itemMarks: [], total: 0 });
const written = { type: 'message.written', message: cardMessage } as const;

test('an order is for one person today; a subscription for the whole day', () => {
  const draft = { personCount: 1, date: limits.today, startTime: null, endTime: null, checkinGroupId: null };
  expect(runReservation({ flow: orders(5) }).context().draft).toEqual(draft);
  expect(runReservation({ flow: orders(6) }).context().draft).toEqual(draft);
  expect(runReservation({ flow: orders(7) }).context().draft).toEqual({ ...draft, startTime: 0, endTime: 0 });
});

test('gift cards are ordered with a message, and the details are asked next', async () => {
  const run = runReservation({ flow: orders(5) });
  expect(showsSummary(run.actor.getSnapshot())).toBe(false);
  run.send(twoCards);
  expect(run.state()).toEqual({ draft: 'writingMessage' });
  expect(messageView(run.actor.getSnapshot())).toBe('writing');
  run.send(written);
  expect(messageView(run.actor.getSnapshot())).toBe('adding');
  await run.answer('createReservation', { reservation: empty });
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'cadeaubon',
    request: { kind: 'giftCard', productId: 'g1', amount: 2500, quantity: 2, message: cardMessage },
  });
  await run.answer('addToReservation', { reservation: ordered(), notBooked: [] });
  expect(messageView(run.actor.getSnapshot())).toBe('none');
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
});

test('who closes the message orders nothing', () => {
  const run = runReservation({ flow: orders(5) });
  run.send(twoCards);
  run.send({ type: 'message.dismissed' });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().request).toBeNull();
  expect(run.isWaiting('createReservation')).toBe(false);
});

test('gift cards that could not be added are told in the window of their message, which is sent again', async () => {
  const run = runReservation({ flow: orders(5) });
  run.send(twoCards);
  run.send(written);
  await run.refuse('createReservation', 'internal');
  expect(run.state()).toEqual({ draft: 'writingMessage' });
  expect(run.context().failure?.code).toBe('add_failed');
  expect(run.newlyEmitted()).toEqual([
    {
      type: 'notice',
      kind: 'error',
      code: 'add_failed',
      params: { problem: 'internal', request: 'giftCard', xplanId: 'g1' },
    },
  ]);
  run.send(written);
  expect(run.context().failure).toBeNull();
  await run.answer('createReservation', { reservation: empty });
  await run.refuse('addToReservation', 'internal');
  expect(run.state()).toEqual({ draft: 'writingMessage' });
  run.send(written);
  await run.answer('addToReservation', { reservation: ordered(), notBooked: [] });
  expect(messageView(run.actor.getSnapshot())).toBe('none');
});

test('who comes back to the page sees the order and can add to it', async () => {
  const run = runReservation({ flow: orders(5), facts: facts({ reservation: ordered() }) });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(hasProducts(run.actor.getSnapshot())).toBe(true);
  expect(showsSummary(run.actor.getSnapshot())).toBe(true);
  expect(canContinue(run.actor.getSnapshot())).toBe(true);
  run.send(twoCards);
  expect(run.state()).toEqual({ selecting: 'writingMessage' });
  run.send(written);
  expect(run.state()).toEqual({ selecting: 'adding' });
  expect(messageView(run.actor.getSnapshot())).toBe('adding');
  await run.answer('addToReservation', { reservation: ordered({ itemMarks: ['1 i1', '1 i2'] }), notBooked: [] });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
});

test('a voucher is ordered at once: it has its own price and no message', async () => {
  const run = runReservation({ flow: orders(6) });
  run.send({ type: 'giftCard.requested', productId: 'v1', amount: null, quantity: 3 });
  expect(messageView(run.actor.getSnapshot())).toBe('none');
  await run.answer('createReservation', { reservation: empty });
  expect(run.inputOf('addToReservation')).toMatchObject({
    request: { kind: 'giftCard', productId: 'v1', amount: null, quantity: 3, message: null },
  });
  await run.answer('addToReservation', { reservation: ordered(), notBooked: [] });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
});

test('a subscription is ordered once: asking again goes on with the one that is there', async () => {
  const run = runReservation({ flow: orders(7) });
  run.send({ type: 'subscription.requested', productId: 's1' });
  await run.answer('createReservation', { reservation: empty });
  await run.answer('addToReservation', { reservation: ordered(), notBooked: [] });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
  run.send({ type: 'subscription.requested', productId: 's1' });
  expect(run.isWaiting('addToReservation')).toBe(false);
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
});

test('an order that was there already is added to, also when it was begun before midnight', async () => {
  const run = runReservation({ flow: orders(6) });
  run.send({ type: 'giftCard.requested', productId: 'v1', amount: null, quantity: 1 });
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', facts({ reservation: ordered({ date: '2026-04-30' }) }));
  expect([run.state(), run.adding()]).toEqual(['creating', 'adding']);
});

test('a voucher that could not be added is called a voucher', async () => {
  const run = runReservation({ flow: orders(6) });
  run.send({ type: 'giftCard.requested', productId: 'v1', amount: null, quantity: 1 });
  await run.refuse('createReservation', 'internal');
  expect(run.context().failure?.params.request).toBe('voucher');
});

test('the message of an ordered card is changed on the page where the visitor is, and stays open until that worked', async () => {
  const run = runReservation({ flow: orders(5), facts: facts({ reservation: ordered() }), step: 'info' });
  run.send({ type: 'message.changeRequested', itemId: 'i1' });
  expect(changedCard(run.actor.getSnapshot())).toBe('i1');
  run.send({ type: 'message.dismissed' });
  expect(run.state()).toEqual({ info: 'identifying' });
  expect(changedCard(run.actor.getSnapshot())).toBeNull();

  run.send({ type: 'message.changeRequested', itemId: 'i1' });
  run.send(written);
  expect(run.inputOf('changeMessage')).toEqual({ slug: 'cadeaubon', itemId: 'i1', message: cardMessage });
  await run.refuse('changeMessage', 'internal');
  expect(run.state()).toEqual({ changingMessage: 'writing' });
  expect(run.context().failure?.code).toBe('message_failed');
  run.send(written);
  expect(run.context().failure).toBeNull();
  run.newlyEmitted();
  await run.answer('changeMessage', { reservation: ordered() });
  expect(run.state()).toEqual({ info: 'identifying' });
  expect(run.newlyEmitted()).toEqual([{ type: 'notice', kind: 'success', code: 'message_changed', params: {} }]);
});

test('a card whose order ended meanwhile has no message to change', async () => {
  const run = runReservation({ flow: orders(5), facts: facts({ reservation: ordered() }), step: 'info' });
  run.send({ type: 'message.changeRequested', itemId: 'i1' });
  run.send(written);
  await run.refuse('changeMessage', 'reservation_expired');
  expect(run.state()).toBe('expired');
});
