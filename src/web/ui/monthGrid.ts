export type Month = { year: number; month: number };

export type GridKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown';

const dayLength = 86_400_000;
const steps: Partial<Record<GridKey, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const text = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const firstOf = ({ year, month }: Month): number => Date.UTC(year, month - 1, 1);
const weekdayOf = (instant: number): number => (new Date(instant).getUTCDay() + 6) % 7;

export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** Months count from 1; `count` may be negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  const at = new Date(Date.UTC(year, month - 1 + count, 1));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 };
}

/** Weeks from Monday; null for a day of another month. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = firstOf(month);
  const days = (firstOf(addMonths(month, 1)) - first) / dayLength;
  const lead = weekdayOf(first);
  const weeks = Math.ceil((lead + days) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = week * 7 + column - lead;
      return day < 0 || day >= days ? null : text(first + day * dayLength);
    }),
  );
}

/** Page keys keep the day of the month where the other month has it. */
export function dayAfterKey(date: string, key: GridKey): string {
  const at = utc(date);
  const step = steps[key];
  if (step !== undefined) return text(at + step * dayLength);
  if (key === 'Home') return text(at - weekdayOf(at) * dayLength);
  if (key === 'End') return text(at + (6 - weekdayOf(at)) * dayLength);
  const other = addMonths(monthOf(date), key === 'PageUp' ? -1 : 1);
  const lastDay = new Date(Date.UTC(other.year, other.month, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8)), lastDay);
  return text(Date.UTC(other.year, other.month - 1, day));
}

/** The day with `tabindex=0`: the chosen one, else today, else the first bookable, else the first. */
export function tabStopOf(
  days: readonly { date: string; kind: string; today?: boolean; selected?: boolean }[],
): string {
  const best =
    days.find((day) => day.selected) ?? days.find((day) => day.today) ?? days.find((day) => day.kind === 'free');
  return (best ?? days[0])?.date ?? '';
}
