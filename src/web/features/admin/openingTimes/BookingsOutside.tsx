import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanningPreview } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as css from './Opening.css.ts';

export type InvalidatedItems = PlanningPreview['invalidatedItems'];

type BookingsOutsideProps = { isOpen: boolean; items: InvalidatedItems; onAnswer: (isSure: boolean) => void };

/** A list that scrolls is scrolled by keys too. */
const focusable = { tabIndex: 0 };

/** Whom a change leaves without a place, and who of them fits elsewhere on the day. */
export function BookingsOutside({ isOpen, items, onAnswer }: BookingsOutsideProps) {
  const { t } = useLingui();
  const elsewhere = t({ id: 'opening.outside.elsewhere', message: 'past elders op de dag' });
  return (
    <Dialog
      alert
      width="wide"
      open={isOpen}
      onClose={() => onAnswer(false)}
      title={t({ id: 'opening.outside.title', message: 'Deze reserveringen passen dan niet meer' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="outline" onClick={() => onAnswer(true)}>
            <Trans id="opening.outside.save">Toch opslaan</Trans>
          </Button>
          <Button data-first-focus onClick={() => onAnswer(false)}>
            <Trans id="opening.outside.back">Terug</Trans>
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>
          <Trans id="opening.outside.stay">
            Deze reserveringen blijven staan zoals ze zijn, tot je ze verzet of met de gasten iets anders afspreekt.
          </Trans>
        </p>
        <ul className={css.bookings} {...focusable}>
          {items.map((item, at) => (
            <li key={at}>
              {[shortDay(item.date, currentLocale()), item.startTime, item.name, item.number, item.itemName]
                .filter(Boolean)
                .join(' · ')}
              {item.canBeReplanned ? <b> · {elsewhere}</b> : null}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
