import { useState, type ReactNode } from 'react';
import type { PlanningChange } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { previewChange } from '#web/queries/admin/openingTimes.ts';
import { usePermission } from '../kit/usePermission.ts';
import { BookingsOutside, type InvalidatedItems } from './BookingsOutside.tsx';
import { DaysToRepair } from './DaysToRepair.tsx';

type Question = { items: InvalidatedItems | null; answer: (isSure: boolean) => void };

export type ForcedSave = {
  /** Saves; when bookings would fall outside, names them first and saves only if that is meant; then leads to the days. */
  save: <T>(attempt: (force: boolean) => Promise<T>, change: PlanningChange) => Promise<T>;
  dialog: ReactNode;
};

export function useForcedSave(): ForcedSave {
  const [question, setQuestion] = useState<Question | null>(null);
  const [savedOver, setSavedOver] = useState<InvalidatedItems>([]);
  const mayReadGuests = usePermission('read_guests');
  const ask = (items: InvalidatedItems | null): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isSure: boolean): void => {
        setQuestion(null);
        resolve(isSure);
      };
      setQuestion({ items, answer });
    });
  return {
    save: async (attempt, change) => {
      try {
        return await attempt(false);
      } catch (error) {
        if (refusedBy(error).problem !== 'in_use') throw error;
        const items = mayReadGuests ? (await previewChange(change)).invalidatedItems : null;
        if (!(await ask(items))) throw error;
        const saved = await attempt(true);
        setSavedOver(items ?? []);
        return saved;
      }
    },
    dialog: (
      <>
        <DaysToRepair items={savedOver} />
        <BookingsOutside
          isOpen={question !== null}
          items={question?.items ?? []}
          onAnswer={(isSure) => question?.answer(isSure)}
        />
      </>
    ),
  };
}
