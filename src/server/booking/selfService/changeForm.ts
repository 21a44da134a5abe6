import type { OwnChange } from '#contract/names.ts';
import { expectValid } from '#server/http/expect.ts';
import type { ItemChange } from './itemOptions.ts';

export type CheckedChange =
  | { kind: 'cancel' }
  | { kind: 'removeGuest'; person: number }
  | { kind: 'move'; date: string; startTime: string | null }
  | { kind: 'stay'; endTime: string }
  | ({ kind: 'changeItem'; startTime: string } & ItemChange);

const needed = {
  cancel: [],
  removeGuest: ['person'],
  move: ['date', 'startTime'],
  stay: ['endTime'],
  changeItem: ['itemId', 'productId', 'startTime'],
} as const satisfies Record<OwnChange['kind'], readonly (keyof OwnChange)[]>;

/** Throws `validation_failed` for a field that its kind of change needs; `pointer` is that of the change. */
export function checkedChange(change: OwnChange, pointer: string): CheckedChange {
  const isMissing = (field: keyof OwnChange): boolean =>
    change[field] === undefined || (change.kind === 'changeItem' && change[field] === null);
  expectValid(
    needed[change.kind].filter(isMissing).map((field) => ({ pointer: `${pointer}/${field}`, code: 'required' })),
  );
  return change as CheckedChange;
}
