import type { PlanningChange } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectValid } from '#server/http/expect.ts';
import type { ChangeScope } from '../changes/changeScope.ts';

/** A change that is valid and not yet written; `write` runs the statements of a save. */
export interface PreparedChange {
  scope: Pick<ChangeScope, 'resourceIds' | 'poolIds' | 'opening' | 'productId' | 'isRemoval'>;
  /** Last day of the stored exception, which a change may free. */
  storedToDate?: LocalDate | undefined;
  write: () => Promise<unknown>;
}

/** Throws `validation_failed` and `not_found`. */
export type PrepareChange = (
  tx: Tx,
  key: { venueId: string; newId: string },
  change: PlanningChange,
) => Promise<PreparedChange>;

export function requiredField<T>(value: T | undefined, pointer: string): T {
  if (value === undefined) expectValid([{ pointer, code: 'required' }]);
  return value!;
}
