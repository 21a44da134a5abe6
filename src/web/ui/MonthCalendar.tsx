import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { addMonths, monthOf, type YearMonth } from '#domain/values/yearMonth.ts';
import { CalendarDayCell, isChoosable, type CalendarDay } from './CalendarDay.tsx';
import { IconButton } from './IconButton.tsx';
import * as css from './MonthCalendar.css.ts';
import { dayAfterKey, tabStopOf, weeksOf, type GridKey } from './monthGrid.ts';
import { type } from './theme/type.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type MonthCalendarProps = {
  month: YearMonth;
  days: readonly CalendarDay[];
  title: string;
  weekdays: readonly { short: string; long: string }[];
  backLabel: string;
  forwardLabel: string;
  canGoBack: boolean;
  canGoForward: boolean;
  onPick: (date: string) => void;
  /** Somebody chose a day that is not available. */
  onRefused?: (date: string) => void;
  onMonth: (month: YearMonth) => void;
  legend?: ReactNode;
  headingLevel?: 2 | 3;
  busy?: boolean;
  plain?: boolean;
  /** Weeks that are over are left out; these words say which days. */
  past?: { until: string; words: string } | null;
};

const gridKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

/** A grid with one tab stop. Unavailable days are reachable; their name says why. */
export function MonthCalendar(props: MonthCalendarProps) {
  'use memo';
  const { month, days, title, weekdays, canGoBack, canGoForward, onPick, onMonth, headingLevel = 2, plain } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const moved = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const pastUntil = props.past?.until ?? '';
  const weeks = weeksOf(month).filter((week) => week.some((date) => date !== null && date > pastUntil));
  const stop = focused !== null && byDate.has(focused) ? focused : tabStopOf(days);
  useLayoutEffect(() => {
    if (!moved.current || focused === null) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`);
    if (!cell) return;
    moved.current = false;
    cell.focus();
  }, [focused, month, days]);

  const move = (event: KeyboardEvent): void => {
    if (!gridKeys.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const target = dayAfterKey(stop, event.key as GridKey);
    if (target <= pastUntil) return;
    const side = monthOf(target);
    if ((side < month && !canGoBack) || (side > month && !canGoForward)) return;
    moved.current = true;
    setFocused(target);
    if (side !== month) onMonth(side);
  };

  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={plain ? undefined : css.calendar} aria-busy={props.busy}>
      <div className={css.head}>
        <IconButton
          icon="chevronLeft"
          label={props.backLabel}
          aria-disabled={!canGoBack}
          onClick={() => canGoBack && onMonth(addMonths(month, -1))}
        />
        <Heading id={id} className={type.h3} aria-live="polite">
          {title}
        </Heading>
        <IconButton
          icon="chevronRight"
          label={props.forwardLabel}
          aria-disabled={!canGoForward}
          onClick={() => canGoForward && onMonth(addMonths(month, 1))}
        />
      </div>
      {props.past ? <p className={css.past}>{props.past.words}</p> : null}
      <table ref={table} role="grid" aria-labelledby={id} className={css.grid} onKeyDown={move}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.long} scope="col">
                <span aria-hidden="true">{weekday.short}</span>
                <VisuallyHidden>{weekday.long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((date, column) => {
                const day = date === null ? undefined : byDate.get(date);
                return day === undefined ? (
                  <td key={column} />
                ) : (
                  <CalendarDayCell
                    key={day.date}
                    day={day}
                    tabStop={day.date === stop}
                    onFocus={setFocused}
                    onPick={isChoosable(day) ? onPick : props.onRefused}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {props.legend}
    </div>
  );
}
