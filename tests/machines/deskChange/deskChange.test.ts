import { expect, test } from 'vitest';
import { unchangedDraft, withItemChange } from '#domain/booking/deskChangeDraft.ts';
import {
  draftOf,
  isApplying,
  isQuoting,
  mayApply,
  mayRetryQuote,
  quoteOf,
  refusedChange,
} from '#machines/deskChange/deskChange.selectors.ts';
import { fitting, longer, runDeskChange, unfitting } from '#tests/support/machines/deskChangeWalk.ts';

const choose = { type: 'draft.changed', draft: longer } as const;

test('another departure is quoted, and applied as it was told', async () => {
  const run = runDeskChange();
  run.send(choose);
  expect([isQuoting(run.snapshot()), run.inputOf('quoteChange')]).toEqual([true, { draft: longer }]);
  await run.answer('quoteChange', fitting);
  run.send({ type: 'change.confirmed' });
  expect([isApplying(run.snapshot()), run.inputOf('applyChange')]).toEqual([true, { draft: longer, quote: fitting }]);
  await run.answer('applyChange', null);
  expect([run.state(), run.emitted]).toEqual(['applied', [{ type: 'booking.changed' }]]);
});

test('what does not fit as a whole is told and not applied', async () => {
  const run = runDeskChange();
  run.send(choose);
  await run.answer('quoteChange', unfitting);
  run.send({ type: 'change.confirmed' });
  expect([run.state(), mayApply(run.snapshot()), quoteOf(run.snapshot())]).toEqual(['quoted', false, unfitting]);
});

test('a booking that another desk changed meanwhile is quoted anew, and what was chosen stays', async () => {
  const run = runDeskChange();
  run.send(choose);
  await run.answer('quoteChange', fitting);
  run.send({ type: 'change.confirmed' });
  await run.refuse('applyChange', 'version_conflict');
  expect([run.state(), draftOf(run.snapshot())]).toEqual(['quoting', longer]);
  await run.answer('quoteChange', { ...fitting, sequence: 4 });
  expect([mayApply(run.snapshot()), refusedChange(run.snapshot())?.problem]).toEqual([true, 'version_conflict']);
  run.send(choose);
  expect(refusedChange(run.snapshot())).toBeNull();
});

test('while the server is away nothing that was chosen is lost', async () => {
  const run = runDeskChange();
  run.send(choose);
  await run.refuse('quoteChange', 'service_unavailable');
  expect([mayRetryQuote(run.snapshot()), draftOf(run.snapshot())]).toEqual([true, longer]);
  run.send({ type: 'quote.retried' });
  await run.answer('quoteChange', fitting);
  expect(refusedChange(run.snapshot())).toBeNull();
  run.send({ type: 'change.confirmed' });
  await run.refuse('applyChange', 'service_unavailable');
  expect([run.state(), mayApply(run.snapshot())]).toEqual(['quoted', true]);
});

test('where all is as it was nothing is quoted', async () => {
  const run = runDeskChange();
  run.send(choose);
  await run.answer('quoteChange', fitting);
  const withItem = withItemChange(longer, 'i1', { itemId: 'i1', productId: null });
  expect(withItemChange(withItem, 'i1', null)).toEqual(longer);
  run.send({ type: 'draft.changed', draft: unchangedDraft });
  expect([run.state(), quoteOf(run.snapshot())]).toEqual(['choosing', null]);
});
