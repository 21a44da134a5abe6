import { useRef, useState } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { toastError } from '#web/ui/toast.ts';

type ShownOrder<Row> = { rows: Row[]; order: (ids: string[]) => void };

/**
 * Shows a new order at once, and the stored one again when it is refused. One call at a time: of what is ordered
 * meanwhile the last is saved next, over the version that came of the one before.
 */
export function useShownOrder<Row extends { id: string }>(
  stored: readonly Row[],
  save: (ids: string[]) => Promise<unknown>,
): ShownOrder<Row> {
  const [shown, setShown] = useState<string[] | null>(null);
  const waiting = useRef<string[] | null>(null);
  const isSaving = useRef(false);
  const placeOf = (id: string): number => shown?.indexOf(id) ?? -1;
  const saveAll = async (): Promise<void> => {
    isSaving.current = true;
    try {
      for (let ids = waiting.current; ids !== null; ids = waiting.current) {
        waiting.current = null;
        await save(ids);
      }
    } catch (problem) {
      waiting.current = null;
      toastError(refusedText(refusedBy(problem)));
    }
    isSaving.current = false;
    setShown(null);
  };
  return {
    rows: shown === null ? [...stored] : stored.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)),
    order: (ids) => {
      setShown(ids);
      waiting.current = ids;
      if (!isSaving.current) void saveAll();
    },
  };
}
