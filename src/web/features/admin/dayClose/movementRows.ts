import type { LedgerEntry } from '#contract/names.ts';
import type { CsvCell } from '#domain/values/csvText.ts';

interface Words {
  moment: (instant: string) => string;
  wordsOf: (entry: LedgerEntry) => string;
}

/** A line for each movement. Reservations go by the number that staff and guests read; before it is booked one has none. */
export const movementRows = (entries: readonly LedgerEntry[], { moment, wordsOf }: Words): CsvCell[][] =>
  entries.map((entry) => [moment(entry.at), wordsOf(entry), entry.reservationNumber ?? '', { cents: entry.amount }]);
