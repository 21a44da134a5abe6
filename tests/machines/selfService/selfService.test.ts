import { expect, test } from 'vitest';
import {
  askedChange,
  isAccepting,
  isOvertakenMove,
  linkToPay,
  mayChange,
  mayRetryLoading,
  ownDialog,
  ownPage,
  shownQuote,
  whyRefused,
} from '#machines/selfService/selfService.selectors.ts';
import {
  movedItem,
  otherTime,
  ownQuote,
  runSelfService,
  seenBooking,
  seenMoved,
} from '#tests/support/machines/selfServiceWalk.ts';

async function viewing() {
  const run = runSelfService();
  expect(ownPage(run.snapshot())).toBe('loading');
  await run.answer('loadBooking', seenBooking);
  expect([run.state(), mayChange(run.snapshot()), ownDialog(run.snapshot())]).toEqual(['viewing', true, null]);
  return run;
}

test('before anything is cancelled the guest reads what comes back, and then it is done as it was read', async () => {
  const run = await viewing();
  run.send({ type: 'cancel.requested' });
  expect([ownDialog(run.snapshot()), shownQuote(run.snapshot())]).toEqual(['quote', null]);
  expect(run.inputOf('quoteChange')).toEqual({ ref: 'proof-r1', change: { kind: 'cancel' } });
  await run.answer('quoteChange', ownQuote);
  expect([run.state(), shownQuote(run.snapshot())]).toEqual(['confirming', ownQuote]);
  run.send({ type: 'change.confirmed' });
  expect(run.inputOf('applyChange')).toEqual({
    ref: 'proof-r1',
    order: { change: { kind: 'cancel' }, sequence: 3, total: 3000, back: 3000 },
  });
  run.send({ type: 'change.dismissed' });
  expect(run.state()).toBe('applying');
  await run.answer('applyChange', { ...seenBooking, changesClosed: 'ended', paymentRef: null });
  expect([ownDialog(run.snapshot()), linkToPay(run.snapshot()), mayChange(run.snapshot())]).toEqual([
    'done',
    null,
    false,
  ]);
  run.send({ type: 'change.dismissed' });
  run.send({ type: 'cancel.requested' });
  expect(run.state()).toBe('viewing');
});

test('another departure is one choice, and can be left', async () => {
  const run = await viewing();
  run.send({ type: 'departure.requested' });
  expect(ownDialog(run.snapshot())).toBe('stay');
  run.send({ type: 'change.dismissed' });
  expect(run.state()).toBe('viewing');
  run.send({ type: 'departure.requested' });
  run.send({ type: 'departure.chosen', endTime: '16:00' });
  expect(run.inputOf('quoteChange')).toEqual({ ref: 'proof-r1', change: { kind: 'stay', endTime: '16:00' } });
});

test('a move is a day and then a time; another day asks for the time again', async () => {
  const run = await viewing();
  run.send({ type: 'move.requested' });
  run.send({ type: 'time.chosen', startTime: '11:00' });
  expect(ownDialog(run.snapshot())).toBe('move');
  run.send({ type: 'date.chosen', date: '2026-05-16' });
  run.send({ type: 'date.chosen', date: '2026-05-17' });
  run.send({ type: 'time.chosen', startTime: '11:00' });
  expect(run.inputOf('quoteChange')).toEqual({
    ref: 'proof-r1',
    change: { kind: 'move', date: '2026-05-17', startTime: '11:00' },
  });
});

test('where there is no place the guest takes one that was offered, and no other', async () => {
  const run = await viewing();
  run.send({ type: 'move.requested' });
  run.send({ type: 'date.chosen', date: '2026-05-16' });
  run.send({ type: 'time.chosen', startTime: '11:00' });
  const alternative = { ...otherTime, persons: [1, 2] };
  await run.refuse('quoteChange', 'change_unavailable', { alternatives: [alternative] });
  expect(ownDialog(run.snapshot())).toBe('refused');
  run.send({ type: 'alternative.chosen', alternative: { ...alternative, time: '09:00' } });
  expect(run.state()).toBe('refused');
  run.send({ type: 'alternative.chosen', alternative: whyRefused(run.snapshot())!.alternatives[0]! });
  expect(askedChange(run.snapshot())).toEqual({ kind: 'move', date: '2026-05-16', startTime: '12:00' });
  await run.answer('quoteChange', ownQuote);
  expect(run.state()).toBe('confirming');
});

test('another treatment and its time for one guest, with a rest to pay', async () => {
  const run = await viewing();
  run.send({ type: 'itemChange.requested', itemId: 'i1', productId: 'x1' });
  expect(ownDialog(run.snapshot())).toBe('treatment');
  run.send({ type: 'product.chosen', productId: 'x2' });
  run.send({ type: 'time.chosen', startTime: '15:00' });
  expect(askedChange(run.snapshot())).toEqual({
    kind: 'changeItem',
    itemId: 'i1',
    productId: 'x2',
    startTime: '15:00',
  });
  await run.answer('quoteChange', { ...ownQuote, toPayOnline: 500 });
  run.send({ type: 'change.confirmed' });
  await run.answer('applyChange', { ...seenBooking, paymentRef: 'betaal' });
  expect([ownDialog(run.snapshot()), linkToPay(run.snapshot())]).toEqual(['done', 'betaal']);
});

test('who was overtaken in another tab reads so, and then sees the booking as it is', async () => {
  const run = await viewing();
  run.send({ type: 'guestRemoval.requested', person: 2 });
  await run.answer('quoteChange', ownQuote);
  run.send({ type: 'change.confirmed' });
  await run.refuse('applyChange', 'version_conflict');
  expect(whyRefused(run.snapshot())?.problem).toBe('version_conflict');
  run.send({ type: 'change.dismissed' });
  expect([run.state(), ownPage(run.snapshot())]).toEqual(['loading', 'booking']);
  await run.answer('loadBooking', seenBooking);
  expect([run.state(), askedChange(run.snapshot())]).toEqual(['viewing', null]);
});

test('where changes are closed nothing can be asked', async () => {
  const run = runSelfService();
  await run.answer('loadBooking', { ...seenBooking, changesClosed: 'too_late' });
  run.send({ type: 'cancel.requested' });
  run.send({ type: 'move.requested' });
  run.send({ type: 'guestRemoval.requested', person: 1 });
  run.send({ type: 'itemChange.requested', itemId: 'i1', productId: 'x1' });
  expect([run.state(), mayChange(run.snapshot())]).toEqual(['viewing', false]);
});

test('an expired link says so, and asking again is offered only where it may help', async () => {
  const run = runSelfService();
  await run.refuse('loadBooking', 'link_expired');
  expect([ownPage(run.snapshot()), whyRefused(run.snapshot())?.problem, mayRetryLoading(run.snapshot())]).toEqual([
    'failed',
    'link_expired',
    false,
  ]);
  run.send({ type: 'load.retried' });
  await run.refuse('loadBooking', 'offline');
  expect(mayRetryLoading(run.snapshot())).toBe(true);
});

test('a guest agrees to another time, and stays on the page', async () => {
  const run = runSelfService();
  await run.answer('loadBooking', seenMoved);
  run.send({ type: 'moves.accepted', moves: [movedItem] });
  expect([isAccepting(run.snapshot()), ownDialog(run.snapshot()), run.inputOf('acceptMoves')]).toEqual([
    true,
    null,
    { ref: 'proof-r1', moves: [movedItem] },
  ]);
  await run.answer('acceptMoves', seenBooking);
  expect([run.state(), isAccepting(run.snapshot()), ownDialog(run.snapshot())]).toEqual(['viewing', false, null]);
});

test('who agrees to a time that is another by now reads so, and then sees the booking as it is', async () => {
  const run = await viewing();
  run.send({ type: 'moves.accepted', moves: [movedItem] });
  await run.refuse('acceptMoves', 'version_conflict');
  expect([ownDialog(run.snapshot()), isOvertakenMove(run.snapshot())]).toEqual(['refused', true]);
  run.send({ type: 'change.dismissed' });
  await run.answer('loadBooking', seenMoved);
  expect([run.state(), isOvertakenMove(run.snapshot())]).toEqual(['viewing', false]);
  run.send({ type: 'moves.accepted', moves: [movedItem] });
  await run.refuse('acceptMoves', 'offline');
  expect([ownDialog(run.snapshot()), isOvertakenMove(run.snapshot())]).toEqual(['refused', false]);
});

test('the link to another moment opens the choice for what was moved, once and only where it may change', async () => {
  const run = runSelfService({ choosesAnother: true });
  await run.answer('loadBooking', seenMoved);
  expect([ownDialog(run.snapshot()), askedChange(run.snapshot())]).toEqual([
    'treatment',
    { kind: 'changeItem', itemId: 'i1', productId: 'x1' },
  ]);
  run.send({ type: 'time.chosen', startTime: '15:00' });
  await run.refuse('quoteChange', 'change_unavailable');
  run.send({ type: 'change.dismissed' });
  await run.answer('loadBooking', seenMoved);
  expect([run.state(), askedChange(run.snapshot())]).toEqual(['viewing', null]);
  for (const seen of [seenBooking, { ...seenMoved, changesClosed: 'too_late' as const }]) {
    const other = runSelfService({ choosesAnother: true });
    await other.answer('loadBooking', seen);
    expect([other.state(), askedChange(other.snapshot())]).toEqual(['viewing', null]);
  }
});

test('the link to another moment opens the choice of a day for a visit that was given another one', async () => {
  const run = runSelfService({ choosesAnother: true });
  await run.answer('loadBooking', { ...seenMoved, movedDay: true });
  expect([ownDialog(run.snapshot()), askedChange(run.snapshot())]).toEqual(['move', { kind: 'move' }]);
  const closed = runSelfService({ choosesAnother: true });
  await closed.answer('loadBooking', { ...seenMoved, movedDay: true, changesClosed: 'switched_off' });
  expect(closed.state()).toBe('viewing');
});
