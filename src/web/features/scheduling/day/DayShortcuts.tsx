import { Trans } from '@lingui/react/macro';
import { comingRange, dayShortcuts } from '#domain/scheduling/stay/otherDays.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { row } from '#web/ui/theme/layout.css.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './dayChoice.css.ts';
import { useSchedule } from './useSchedule.ts';

/** The days most people look for. */
export function DayShortcuts({ onPick }: { onPick: (date: string) => void }) {
  const config = useConfig();
  const { schedule, loading } = useSchedule(comingRange(config));
  const shortcuts = dayShortcuts(config.today, schedule ?? {});
  if (shortcuts.length === 0) return loading ? <div className={css.shortcuts} /> : null;
  return (
    <div className={joinClasses(row, css.shortcuts)}>
      {shortcuts.map(({ kind, date }) => (
        <Button key={kind} kind="soft" size="small" onClick={() => onPick(date)}>
          {kind === 'weekend' ? (
            <Trans id="calendar.weekend">Dit weekend</Trans>
          ) : (
            <Trans id="calendar.saturday">Eerste vrije zaterdag</Trans>
          )}
          <VisuallyHidden>: {longDay(date, currentLocale())}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
