import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canGoBack, canGoForward } from '#domain/scheduling/stay/calendar.ts';
import { datesBetween, dayOfMonth } from '#domain/values/localDate.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, type YearMonth } from '#domain/values/yearMonth.ts';
import { askedChange } from '#machines/selfService/selfService.selectors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, monthName, monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import { ownDaysQuery } from '#web/queries/selfService.ts';
import { useConfig } from '#web/queries/settings.ts';
import type { CalendarDay } from '#web/ui/CalendarDay.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { MonthCalendar } from '#web/ui/MonthCalendar.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { MoveTimes } from './MoveTimes.tsx';
import * as css from './own.css.ts';
import type { OwnDialogProps } from './OwnDialogs.tsx';

export function MoveDialog({ reference, booking, snapshot, send }: OwnDialogProps) {
  const { t } = useLingui();
  const { today, lastDate } = useConfig();
  const locale = currentLocale();
  const [month, setMonth] = useState(() => monthOf(booking.startDate));
  const answer = useQuery(ownDaysQuery(reference, { from: firstDayOf(month), to: lastDayOf(month) }));
  const date = askedChange(snapshot)?.date ?? null;
  const named = (count: number): string => {
    const name = monthName(addMonths(month, count), locale);
    return t({ id: 'calendar.toMonth', message: `Naar ${name}` });
  };
  return (
    <Dialog
      open
      onClose={() => send({ type: 'change.dismissed' })}
      title={t({ id: 'own.move', message: 'Andere dag of tijd' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.stack}>
        {answer.isError ? (
          <RetryNote
            label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
            onRetry={() => void answer.refetch()}
          >
            <Trans id="checkin.schedule.failed">De dagen konden niet worden opgehaald.</Trans>
          </RetryNote>
        ) : null}
        <MonthCalendar
          plain
          headingLevel={3}
          month={month}
          days={useMoveDays(month, { offered: answer.data, date })}
          title={monthTitle(month, locale)}
          weekdays={weekdayNames(locale)}
          backLabel={named(-1)}
          forwardLabel={named(1)}
          canGoBack={canGoBack(month, today)}
          canGoForward={canGoForward(month, lastDate)}
          onPick={(chosen) => send({ type: 'date.chosen', date: chosen })}
          onMonth={setMonth}
          busy={answer.isPending}
        />
        {date === null ? null : (
          <MoveTimes key={date} reference={reference} date={date} present={booking.startTime} send={send} />
        )}
      </div>
    </Dialog>
  );
}

/** `offered` undefined: not known yet. */
function useMoveDays(
  month: YearMonth,
  { offered, date }: { offered: readonly string[] | undefined; date: string | null },
): CalendarDay[] {
  const { t } = useLingui();
  const { today, lastDate } = useConfig();
  const locale = currentLocale();
  const said: Record<CalendarDay['kind'], string> = {
    free: t({ id: 'calendar.said.free', message: 'beschikbaar' }),
    unknown: '',
    full: t({ id: 'own.day.none', message: 'geen plek voor jullie groep' }),
    past: t({ id: 'calendar.said.past', message: 'voorbij' }),
    closed: t({ id: 'calendar.said.closed', message: 'niet te reserveren' }),
  };
  return datesBetween(firstDayOf(month), lastDayOf(month)).map((day) => {
    const kind =
      day < today
        ? 'past'
        : day > lastDate
          ? 'closed'
          : offered === undefined
            ? 'closed'
            : offered.includes(day)
              ? 'free'
              : 'full';
    return {
      date: day,
      label: String(dayOfMonth(day)),
      ariaLabel: [longDay(day, locale), said[kind]].filter((part) => part !== '').join(', '),
      kind,
      today: day === today,
      selected: day === date,
    };
  });
}
