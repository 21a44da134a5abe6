import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { canGoBack, canGoForward } from '#domain/scheduling/stay/calendar.ts';
import { addMonths, firstDayOf, lastDayOf, type YearMonth } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { monthName, monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { MonthCalendar } from '#web/ui/MonthCalendar.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './dayChoice.css.ts';
import { DayShortcuts } from './DayShortcuts.tsx';
import { MonthLegend } from './MonthLegend.tsx';
import { useMonthDays } from './useMonthDays.ts';
import { usePastWeeks } from './usePastWeeks.ts';
import { useSchedule } from './useSchedule.ts';

const RefusedDay = lazyPart('choosing', () => import('./RefusedDay.tsx'), 'RefusedDay');

type MonthPanelProps = {
  month: YearMonth;
  onMonth: (month: YearMonth) => void;
  onPick: (date: string) => void;
  /** Without a background, and with a heading below the dialog's. */
  inDialog?: boolean;
};

export function MonthPanel({ month, onMonth, onPick, inDialog = false }: MonthPanelProps) {
  'use memo';
  const { t } = useLingui();
  const locale = currentLocale();
  const { today, lastDate } = useConfig();
  const answer = useSchedule({ from: firstDayOf(month), to: lastDayOf(month) });
  const days = useMonthDays(month, answer);
  const [refusedDate, setRefusedDate] = useState<string | null>(null);
  const refused = days.find(({ date, kind }) => date === refusedDate && (kind === 'full' || kind === 'closed'));
  const named = (count: number): string => {
    const name = monthName(addMonths(month, count), locale);
    return t({ id: 'calendar.toMonth', message: `Naar ${name}` });
  };
  const pick = (date: string): void => {
    setRefusedDate(null);
    onPick(date);
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
      <DayShortcuts onPick={pick} />
      <MonthCalendar
        month={month}
        days={days}
        title={monthTitle(month, locale)}
        weekdays={weekdayNames(locale)}
        backLabel={named(-1)}
        forwardLabel={named(1)}
        canGoBack={canGoBack(month, today)}
        canGoForward={canGoForward(month, lastDate)}
        onPick={pick}
        onRefused={setRefusedDate}
        onMonth={onMonth}
        busy={answer.loading}
        past={usePastWeeks(month)}
        plain={inDialog}
        headingLevel={inDialog ? 3 : 2}
        legend={<MonthLegend schedule={answer.schedule} days={days} />}
      />
      {refused === undefined ? null : (
        <Suspense>
          <RefusedDay key={refused.date} date={refused.date} full={refused.kind === 'full'} onPick={pick} />
        </Suspense>
      )}
    </div>
  );
}
