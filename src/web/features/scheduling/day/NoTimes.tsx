import { Trans } from '@lingui/react/macro';
import { daysAfter, searchRange } from '#domain/scheduling/stay/calendar.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';
import { useSchedule } from './useSchedule.ts';

const shownDays = 3;

/** Offers the next days with times. */
export function NoTimes({ date, onPick }: { date: string; onPick: (date: string) => void }) {
  const { lastDate } = useConfig();
  const { schedule } = useSchedule(searchRange(date, lastDate));
  const others = daysAfter(date, schedule ?? {}, shownDays);
  return (
    <>
      <Note kind="warning">
        <Trans id="checkin.noTimes">Geen tijden beschikbaar, kies een andere datum</Trans>
      </Note>
      {others.length === 0 ? null : (
        <div className={css.stackSmall}>
          <h3 className={type.label}>
            <Trans id="checkin.otherDays">Andere dagen met plek</Trans>
          </h3>
          <div className={row}>
            {others.map((day) => (
              <Button key={day} kind="soft" size="small" onClick={() => onPick(day)}>
                {shortDay(day, currentLocale())}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
