import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './dayChoice.css.ts';
import { OtherDays } from './OtherDays.tsx';

type RefusedDayProps = { date: string; full: boolean; onPick: (date: string) => void };

/** Why a day that somebody chose cannot be booked, and which can. */
export function RefusedDay({ date, full, onPick }: RefusedDayProps) {
  const day = longDay(date, currentLocale());
  return (
    <div className={css.stackSmall}>
      <Note kind="warning" role="status">
        {full ? (
          <Trans id="calendar.refused.full">Op {day} is alles vol.</Trans>
        ) : (
          <Trans id="calendar.refused.closed">Op {day} kun je niet reserveren.</Trans>
        )}
      </Note>
      <OtherDays date={date} onPick={onPick} />
    </div>
  );
}
