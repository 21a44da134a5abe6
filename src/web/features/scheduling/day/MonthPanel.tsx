import { Trans, useLingui } from '@lingui/react/macro';
import { canGoBack, canGoForward } from '#domain/scheduling/stay/monthNavigation.ts';
import { firstDayOf, lastDayOf } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthName, monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { MonthCalendar } from '#web/ui/MonthCalendar.tsx';
import { addMonths, type Month } from '#web/ui/monthGrid.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './dayChoice.css.ts';
import { MonthLegend } from './MonthLegend.tsx';
import { useMonthDays } from './useMonthDays.ts';
import { useSchedule } from './useSchedule.ts';

type MonthPanelProps = {
  month: Month;
  onMonth: (month: Month) => void;
  onPick: (date: string) => void;
  /** Without a background, and with a heading below the dialog's. */
  inDialog?: boolean;
};

const textOf = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

export function MonthPanel({ month, onMonth, onPick, inDialog = false }: MonthPanelProps) {
  'use memo';
  const { t } = useLingui();
  const locale = currentLocale();
  const { today, lastDate } = useConfig();
  const shown = textOf(month);
  const answer = useSchedule({ from: firstDayOf(shown), to: lastDayOf(shown) });
  const days = useMonthDays(shown, answer);
  const named = (count: number): string => {
    const other = addMonths(month, count);
    const name = monthName(other.year, other.month, locale);
    return t({ id: 'calendar.toMonth', message: `Naar ${name}` });
  };
  return (
    <div className={css.stackSmall}>
      {answer.failed ? (
        <Note kind="danger" role="alert">
          <p>
            <Trans id="checkin.schedule.failed">De dagen konden niet worden opgehaald.</Trans>
          </p>
          <Button kind="outline" size="small" onClick={answer.retry}>
            <Trans id="common.retry">Opnieuw proberen</Trans>
          </Button>
        </Note>
      ) : null}
      <MonthCalendar
        month={month}
        days={days}
        title={monthTitle(month.year, month.month, locale)}
        weekdays={weekdayNames(locale)}
        backLabel={named(-1)}
        forwardLabel={named(1)}
        canGoBack={canGoBack(shown, today)}
        canGoForward={canGoForward(shown, lastDate)}
        onPick={onPick}
        onMonth={onMonth}
        busy={answer.loading}
        plain={inDialog}
        headingLevel={inDialog ? 3 : 2}
        legend={<MonthLegend schedule={answer.schedule} days={days} />}
      />
    </div>
  );
}
