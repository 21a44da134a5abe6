import { expect, test } from 'vitest';
import {
  isSelling,
  missingFields,
  refusedSale,
  saleDone,
  saleDraft,
  soldOffer,
} from '#machines/deskSale/deskSale.selectors.ts';
import { cardOffer, filledSale, runDeskSale, soldCards } from '#tests/support/machines/deskSaleWalk.ts';

test('what is missing is said, and nothing is sold before it is filled in', async () => {
  const run = runDeskSale();
  run.send({ type: 'sale.requested' });
  expect([isSelling(run.snapshot()), missingFields(run.snapshot())]).toEqual([false, ['price', 'from', 'to']]);
  run.send({ type: 'draft.changed', draft: filledSale });
  run.send({ type: 'sale.requested' });
  expect([isSelling(run.snapshot()), missingFields(run.snapshot()), run.inputOf('sell')]).toEqual([
    true,
    [],
    filledSale,
  ]);
  await run.answer('sell', soldCards);
  expect(saleDone(run.snapshot())).toEqual(soldCards);
});

test('another product begins anew, for the same customer and paid in the same way', () => {
  const run = runDeskSale();
  run.send({ type: 'draft.changed', draft: { ...filledSale, customerId: 'c1' } });
  run.send({ type: 'product.chosen', flowId: 'f2' });
  expect(soldOffer(run.snapshot())).toEqual(cardOffer);
  expect(saleDraft(run.snapshot())).toEqual({
    flowId: 'f2',
    quantity: 1,
    price: 29_500,
    customerId: 'c1',
    from: '',
    to: '',
    method: 'cash',
  });
});

test('a refused sale keeps what was filled in, and while it is sold nothing changes', async () => {
  const run = runDeskSale();
  run.send({ type: 'draft.changed', draft: filledSale });
  run.send({ type: 'sale.requested' });
  run.send({ type: 'product.chosen', flowId: 'f2' });
  run.send({ type: 'sale.requested' });
  await run.refuse('sell', 'version_conflict');
  expect([refusedSale(run.snapshot())?.problem, saleDraft(run.snapshot()), saleDone(run.snapshot())]).toEqual([
    'version_conflict',
    filledSale,
    null,
  ]);
  run.send({ type: 'sale.requested' });
  expect([isSelling(run.snapshot()), refusedSale(run.snapshot())]).toEqual([true, null]);
});

test('what is filled in otherwise is not refused yet', async () => {
  const run = runDeskSale();
  run.send({ type: 'draft.changed', draft: filledSale });
  run.send({ type: 'sale.requested' });
  await run.refuse('sell', 'version_conflict');
  run.send({ type: 'draft.changed', draft: { ...filledSale, quantity: 2 } });
  expect(refusedSale(run.snapshot())).toBeNull();
});
