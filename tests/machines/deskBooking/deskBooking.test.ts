import { expect, test } from 'vitest';
import {
  draftOf,
  isQuoting,
  mayBook,
  mayRetryQuote,
  quoteOf,
  refusedQuote,
} from '#machines/deskBooking/deskBooking.selectors.ts';
import {
  chosenDraft,
  fitting,
  runDeskBooking,
  startDraft,
  unfitting,
} from '#tests/support/machines/deskBookingWalk.ts';

const choose = { type: 'draft.changed', draft: chosenDraft } as const;

test('what was chosen is quoted, and booked as it was told', async () => {
  const run = runDeskBooking();
  expect([run.state(), mayBook(run.snapshot())]).toEqual(['composing', false]);
  run.send(choose);
  expect(isQuoting(run.snapshot())).toBe(true);
  expect(run.inputOf('quoteBooking')).toEqual({ draft: chosenDraft });
  await run.answer('quoteBooking', fitting);
  expect(mayBook(run.snapshot())).toBe(true);
  run.send({ type: 'note.typed', note: 'Bij het raam' });
  run.send({ type: 'booking.requested' });
  expect(run.inputOf('bookQuoted')).toEqual({ draft: { ...chosenDraft, note: 'Bij het raam' }, quote: fitting });
  await run.answer('bookQuoted', { id: 'r1' });
  expect([run.state(), run.emitted]).toEqual(['booked', [{ type: 'reservation.booked', id: 'r1' }]]);
});

test('what does not fit as a whole is not booked', async () => {
  const run = runDeskBooking();
  run.send(choose);
  await run.answer('quoteBooking', unfitting);
  run.send({ type: 'booking.requested' });
  expect([run.state(), mayBook(run.snapshot()), quoteOf(run.snapshot())]).toEqual(['quoted', false, unfitting]);
});

test('what others took meanwhile is quoted anew, with the reason, and what was typed stays', async () => {
  const run = runDeskBooking();
  run.send(choose);
  await run.answer('quoteBooking', fitting);
  run.send({ type: 'booking.requested' });
  await run.refuse('bookQuoted', 'product_unavailable');
  expect(run.state()).toBe('quoting');
  await run.answer('quoteBooking', unfitting);
  expect([run.state(), refusedQuote(run.snapshot())?.problem]).toEqual(['quoted', 'product_unavailable']);
  expect(draftOf(run.snapshot())).toEqual(chosenDraft);
  run.send(choose);
  expect(refusedQuote(run.snapshot())).toBeNull();
});

test('a booking whose answer was lost is asked again with the same words', async () => {
  const run = runDeskBooking();
  run.send(choose);
  await run.answer('quoteBooking', fitting);
  run.send({ type: 'booking.requested' });
  await run.refuse('bookQuoted', 'internal');
  expect([run.state(), mayBook(run.snapshot())]).toEqual(['quoted', true]);
  run.send({ type: 'booking.requested' });
  expect(run.inputOf('bookQuoted')).toEqual({ draft: chosenDraft, quote: fitting });
});

test('a quote that failed is asked again, and nothing is quoted of nothing', async () => {
  const run = runDeskBooking();
  run.send(choose);
  await run.refuse('quoteBooking', 'internal');
  expect([mayRetryQuote(run.snapshot()), quoteOf(run.snapshot())]).toEqual([true, null]);
  run.send({ type: 'quote.retried' });
  expect(run.state()).toBe('quoting');
  run.send({ type: 'draft.changed', draft: startDraft });
  expect(run.state()).toBe('composing');
});
