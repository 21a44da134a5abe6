import { currentLocale } from '#web/i18n/activate.ts';
import { weekdayNames } from '#web/i18n/dates.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './WeekdayToggles.css.ts';

type WeekdayTogglesProps = {
  /** Of the first day, for a form that leads to what is wrong. */
  id: string;
  /** Monday is 1. */
  value: readonly number[];
  onChange: (value: number[]) => void;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Seven short boxes in a line. */
export function WeekdayToggles({ id, value, onChange }: WeekdayTogglesProps) {
  const toggle = (weekday: number): void =>
    onChange(everyDay.filter((each) => (each === weekday) !== value.includes(each)));
  return (
    <div className={css.days}>
      {weekdayNames(currentLocale()).map(({ short, long }, at) => (
        <label key={long} className={css.day}>
          <input
            type="checkbox"
            className={css.input}
            {...(at === 0 ? { id } : {})}
            checked={value.includes(at + 1)}
            onChange={() => toggle(at + 1)}
          />
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{long}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
