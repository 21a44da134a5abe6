import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { monthOf } from '#domain/values/yearMonth.ts';
import { isDateAsked } from '#machines/reservation/planning.selectors.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, shortDay } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';
import { MonthPanel } from './MonthPanel.tsx';

export function DateControl() {
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
      {open || dateIsAsked ? <DateDialog date={date} onClose={close} /> : null}
    </div>
  );
}

function DateDialog({ date, onClose }: { date: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { today } = useConfig();
  const [month, setMonth] = useState(() => monthOf(date ?? today));
  const pick = (chosen: string): void => {
    actor.send({ type: 'date.chosen', date: chosen });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t({ id: 'day.choose', message: 'Kies een datum' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <MonthPanel inDialog month={month} onMonth={setMonth} onPick={pick} />
    </Dialog>
  );
}
