import { Trans } from '@lingui/react/macro';
import { nearestDays, rangeAround } from '#domain/scheduling/stay/otherDays.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';
import { useSchedule } from './useSchedule.ts';

const shownDays = 3;

/** Offers the days with room that are nearest to one without. */
export function OtherDays({ date, onPick }: { date: string; onPick: (date: string) => void }) {
  const { schedule } = useSchedule(rangeAround(date, useConfig()));
  const others = nearestDays(date, schedule ?? {}, shownDays);
  if (others.length === 0) return null;
  return (
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
  );
}
