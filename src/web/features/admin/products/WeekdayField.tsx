import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { weekdayNames } from '#web/i18n/dates.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { label as labelClass } from '#web/ui/Field.css.ts';
import * as css from './Products.css.ts';

type WeekdayFieldProps = {
  id: string;
  error: string | undefined;
  /** Monday is 1; null is every day. */
  value: readonly number[] | null;
  onChange: (value: number[] | null) => void;
};

const all = [1, 2, 3, 4, 5, 6, 7];

export function WeekdayField({ id, error, value, onChange }: WeekdayFieldProps) {
  const chosen = value ?? all;
  const choose = (day: number, isChosen: boolean): void => {
    const days = all.filter((each) => (each === day ? isChosen : chosen.includes(each)));
    onChange(days.length === all.length ? null : days);
  };
  return (
    <fieldset className={css.group}>
      <legend className={labelClass}>
        <Trans id="product.weekdays">Op deze dagen van de week</Trans>
      </legend>
      <div className={css.days}>
        {weekdayNames(currentLocale()).map(({ long }, index) => (
          <Checkbox
            key={long}
            {...(index === 0 ? { id } : {})}
            label={long}
            checked={chosen.includes(index + 1)}
            onChange={(event) => choose(index + 1, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
