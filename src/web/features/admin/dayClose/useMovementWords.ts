import type { LedgerEntry } from '#contract/names.ts';
import { isAtDesk, useDeskMethods } from '../reservations/useDeskMethods.ts';
import { useLedgerWords } from '../reservations/useLedgerWords.ts';
import { useMeansWords } from './useMeansWords.ts';

/** What moved, and by which means. */
export function useMovementWords(): (entry: LedgerEntry) => string {
  const words = useLedgerWords();
  const methods = useDeskMethods();
  const means = useMeansWords();
  return ({ kind, reason }) => {
    if (isAtDesk(kind)) return `${words[kind]} (${methods[reason] ?? reason})`;
    return kind === 'paid' ? `${words[kind]} (${means.paymentLink})` : words[kind];
  };
}
