import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import * as css from './MonthCalendar.css.ts';
import { Skeleton } from './Skeleton.tsx';

export type CalendarDay = {
  date: string;
  label: string;
  /** 'dinsdag 12 mei, 34 euro 50, badkledingdag, beschikbaar'. */
  ariaLabel: string;
  sub?: string | undefined;
  /** `unknown` can be chosen, but nothing is said of it yet. */
  kind: 'free' | 'unknown' | 'full' | 'past' | 'closed';
  swimwear?: boolean;
  /** A tooltip; `ariaLabel` says the same. */
  tip?: string | undefined;
  today?: boolean;
  selected?: boolean;
};

type CalendarDayCellProps = {
  day: CalendarDay;
  tabStop: boolean;
  onFocus: (date: string) => void;
  onPick: ((date: string) => void) | undefined;
};

export const isChoosable = ({ kind }: CalendarDay): boolean => kind === 'free' || kind === 'unknown';

export function CalendarDayCell({ day, tabStop, onFocus, onPick }: CalendarDayCellProps) {
  const { kind, swimwear = false, selected = false, today = false } = day;
  const waves = swimwear && kind === 'free';
  const tone = selected ? 'inherit' : waves ? 'swim' : kind === 'free' ? 'plain' : 'inherit';
  return (
    <td role="gridcell" aria-selected={selected}>
      <button
        type="button"
        className={css.day({ kind, swimwear: waves, selected })}
        aria-label={day.ariaLabel}
        aria-disabled={isChoosable(day) ? undefined : true}
        aria-current={today ? 'date' : undefined}
        tabIndex={tabStop ? 0 : -1}
        data-date={day.date}
        onFocus={() => onFocus(day.date)}
        onClick={() => onPick?.(day.date)}
      >
        {waves ? <Icon name="wave" size={18} className={joinClasses(css.wave, selected && css.waveOnOlive)} /> : null}
        <span className={css.number}>{day.label}</span>
        {day.sub === undefined ? null : <span className={css.sub({ tone })}>{day.sub}</span>}
        {kind === 'unknown' ? <span className={css.pending} /> : null}
        {day.tip ? <span className={css.tip}>{day.tip}</span> : null}
        {today ? <span className={joinClasses(css.todayLine, selected && css.todayOnOlive)} /> : null}
      </button>
    </td>
  );
}

type LegendItem = { kind: 'swim' | 'free' | 'full'; mark?: string; text: ReactNode };

export function CalendarLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={css.legend}>
      {items.map((item) => (
        <li key={item.kind} className={css.legendItem}>
          <span className={css.legendMark({ kind: item.kind })} aria-hidden={item.kind === 'full' ? undefined : true}>
            {item.kind === 'swim' ? <Icon name="wave" size={18} /> : item.mark}
          </span>
          {item.text}
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of the legend while a month loads. */
export function LegendSkeleton() {
  return (
    <div className={css.legend}>
      <Skeleton width="220px" height="24px" />
    </div>
  );
}
