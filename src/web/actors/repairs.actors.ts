import { fromPromise } from 'xstate';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { RepairsActors } from '#machines/repairs/repairs.actors.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { applyRepair, proposeRepairs } from '#web/queries/admin/repairs.ts';

/** The same order has the same key, so that asking again after a lost answer does it once. */
export function repairsActors(date: LocalDate): RepairsActors {
  let current = { words: '', key: '' };
  const keyOf = (words: string): string => {
    if (current.words !== words) current = { words, key: idempotencyKey() };
    return current.key;
  };
  return {
    proposeRepairs: fromPromise(({ input }) => proposeRepairs(date, input.disruption)),
    applyRepair: fromPromise(({ input: { order } }) =>
      applyRepair(date, { key: keyOf(JSON.stringify(order)), body: order }),
    ),
  };
}
