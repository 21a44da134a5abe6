import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isDateAsked } from '#machines/reservation/planning.selectors.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, shortDay } from '#web/i18n/dates.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';
import { DateStep } from './DateStep.tsx';

type DateControlProps = {
  /** The window that is open asks for the day itself. */
  isAskedElsewhere: boolean;
};

export function DateControl({ isAskedElsewhere }: DateControlProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { date } = useReservation(draft);
  const dateIsAsked = useReservation(isDateAsked);
  const [open, setOpen] = useState(false);
  const id = useId();
  const locale = currentLocale();
  const close = (): void => {
    setOpen(false);
    actor.send({ type: 'date.dismissed' });
  };
  const none = t({ id: 'day.choose', message: 'Kies een datum' });
  return (
    <div className={css.dateLabel}>
      <span id={`${id}-label`} className={type.label}>
        <Trans id="day.date">Datum</Trans>
      </span>
      <button
        type="button"
        id={`${id}-pill`}
        className={css.datePill}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-pill`}
        aria-label={date === null ? none : longDay(date, locale)}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        <span>{date === null ? none : shortDay(date, locale)}</span>
        <Icon name="chevronDown" />
      </button>
      <Dialog
        open={open || (dateIsAsked && !isAskedElsewhere)}
        onClose={close}
        title={none}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      >
        <DateStep onPicked={close} />
      </Dialog>
    </div>
  );
}
