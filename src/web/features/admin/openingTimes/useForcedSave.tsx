import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { PlanningChange, PlanningPreview } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { previewChange } from '#web/queries/admin/openingTimes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Opening.css.ts';

type Items = PlanningPreview['invalidatedItems'];
type Question = { items: Items | null; answer: (isSure: boolean) => void };

/** A list that scrolls is scrolled by keys too. */
const focusable = { tabIndex: 0 };

export type ForcedSave = {
  /** Saves; when bookings would fall outside, names them first and saves only if that is meant. */
  save: <T>(attempt: (force: boolean) => Promise<T>, change: PlanningChange) => Promise<T>;
  dialog: ReactNode;
};

export function useForcedSave(): ForcedSave {
  const [question, setQuestion] = useState<Question | null>(null);
  const mayReadGuests = usePermission('read_guests');
  const ask = (items: Items | null): Promise<boolean> =>
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
        return attempt(true);
      }
    },
    dialog: <BookingsOutside question={question} />,
  };
}

function BookingsOutside({ question }: { question: Question | null }) {
  const { t } = useLingui();
  const items = question?.items ?? [];
  return (
    <Dialog
      alert
      width="wide"
      open={question !== null}
      onClose={() => question?.answer(false)}
      title={t({ id: 'opening.outside.title', message: 'Deze reserveringen passen dan niet meer' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="outline" onClick={() => question?.answer(true)}>
            <Trans id="opening.outside.save">Toch opslaan</Trans>
          </Button>
          <Button data-first-focus onClick={() => question?.answer(false)}>
            <Trans id="opening.outside.back">Terug</Trans>
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>
          <Trans id="opening.outside.text">
            Deze reserveringen blijven staan zoals ze zijn. Spreek zelf met de gasten iets anders af.
          </Trans>
        </p>
        <ul className={css.bookings} {...focusable}>
          {items.map((item, at) => (
            <li key={at}>
              {[shortDay(item.date, currentLocale()), item.startTime, item.name, item.number, item.itemName]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
