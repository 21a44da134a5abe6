import { expect, test } from 'vitest';
import {
  draftOf,
  isQuoting,
  mayBook,
  mayRetryQuote,
  quoteOf,
  refusedCode,
  refusedQuote,
} from '#machines/deskBooking/deskBooking.selectors.ts';
import {
  chosenDraft,
  codedDraft,
  fitting,
  paying,
  runDeskBooking,
  spent,
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
  await run.answer('quoteBooking', fitting);
  expect([mayBook(run.snapshot()), refusedQuote(run.snapshot())]).toEqual([true, null]);
  run.send({ type: 'draft.changed', draft: startDraft });
  expect(run.state()).toBe('composing');
});

test('a gift card pays for what is booked, as it was told', async () => {
  const run = runDeskBooking();
  run.send({ type: 'draft.changed', draft: codedDraft });
  await run.answer('quoteBooking', paying);
  run.send({ type: 'booking.requested' });
  expect(run.inputOf('bookQuoted')).toEqual({ draft: codedDraft, quote: paying });
});

test('a code that is not known is taken off with the reason, and the rest is quoted', async () => {
  const run = runDeskBooking();
  run.send({ type: 'draft.changed', draft: codedDraft });
  await run.refuse('quoteBooking', 'gift_card_invalid');
  expect([run.state(), draftOf(run.snapshot())]).toEqual(['quoting', chosenDraft]);
  await run.answer('quoteBooking', fitting);
  expect([mayBook(run.snapshot()), refusedCode(run.snapshot())?.problem]).toEqual([true, 'gift_card_invalid']);
  run.send(choose);
  expect(refusedCode(run.snapshot())).toBeNull();
});

test('a gift card that another desk used meanwhile is shown anew, and pays nothing', async () => {
  const run = runDeskBooking();
  run.send({ type: 'draft.changed', draft: codedDraft });
  await run.answer('quoteBooking', paying);
  run.send({ type: 'booking.requested' });
  await run.refuse('bookQuoted', 'gift_card_invalid');
  await run.answer('quoteBooking', spent);
  expect([run.state(), mayBook(run.snapshot())]).toEqual(['quoted', false]);
  expect([refusedQuote(run.snapshot())?.problem, draftOf(run.snapshot())]).toEqual(['gift_card_invalid', codedDraft]);
});
