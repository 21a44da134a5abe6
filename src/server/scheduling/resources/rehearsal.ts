import type { PlanningChange } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectValid } from '#server/http/expect.ts';

/** What a change touches and how it is written: by the same statements as saving uses. */
export interface RehearsedChange {
  touches: {
    resourceIds?: string[];
    poolIds?: string[];
    opening?: boolean;
    productId?: string;
    isRemoval?: boolean;
  };
  /** The last day of the exception as it is now: the change takes it away from there. */
  until?: LocalDate | undefined;
  write: () => Promise<unknown>;
}

/** How a change is written. Throws `validation_failed`, and `not_found` for what it is about. */
export type Rehearsal = (
  tx: Tx,
  key: { venueId: string; newId: string },
  change: PlanningChange,
) => Promise<RehearsedChange>;

/** What this kind of change cannot do without. Throws `validation_failed`. */
export function needed<T>(value: T | undefined, pointer: string): T {
  if (value === undefined) expectValid([{ pointer, code: 'required' }]);
  return value!;
}
