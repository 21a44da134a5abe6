import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#web/i18n/locale.ts';
import { FieldError } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { NumberField } from '../../kit/form/NumberField.tsx';
import type { FieldsAt } from '../../kit/form/useFieldsAt.ts';
import { WeekdayToggles } from '../../kit/form/WeekdayToggles.tsx';
import { weekdaysText } from '../../kit/weekdaysText.ts';
import { sentEnd, typedEnd } from '../../openingTimes/endTimes.ts';
import * as css from './Hours.css.ts';
import type { HoursValues } from './poolHours.ts';

type PoolHoursLineProps = {
  hours: HoursValues;
  index: number;
  at: FieldsAt;
  locale: Locale;
  onChange: (part: Partial<HoursValues>) => void;
  onRemove: () => void;
};

export function PoolHoursLine({ hours, index, at, locale, onChange, onRemove }: PoolHoursLineProps) {
  const { t } = useLingui();
  const number = index + 1;
  const label = t({ id: 'pool.hours.line', message: `Dagdeel ${number}` });
  const weekdays = at(`hours.${index}.weekdays`, t({ id: 'admin.field.weekdays', message: 'Weekdagen' }));
  const whole = at(`hours.${index}`, label);
  const when = `${weekdaysText(hours.weekdays, locale)} ${hours.from}–${hours.to}`;
  return (
    <fieldset className={css.line} id={whole.id} tabIndex={-1}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={css.fields}>
        <WeekdayToggles id={weekdays.id} value={hours.weekdays} onChange={(days) => onChange({ weekdays: days })} />
        <div className={css.time}>
          <TextField
            {...at(`hours.${index}.from`, t({ id: 'opening.from', message: 'Van' }))}
            type="time"
            step={900}
            value={hours.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </div>
        <div className={css.time}>
          <TextField
            {...at(`hours.${index}.to`, t({ id: 'opening.to', message: 'Tot' }))}
            type="time"
            step={900}
            value={typedEnd(hours.to)}
            onChange={(event) => onChange({ to: sentEnd(event.target.value) })}
          />
        </div>
        <div className={css.places}>
          <NumberField
            {...at(`hours.${index}.capacity`, t({ id: 'pool.hours.capacity', message: 'Aantal plaatsen' }))}
            min={0}
            max={100_000}
            value={hours.capacity}
            onChange={(capacity) => onChange({ capacity: capacity ?? 0 })}
          />
        </div>
        <IconButton
          plain
          icon="trash"
          label={t({ id: 'pool.hours.remove', message: `Verwijder ${when}` })}
          onClick={onRemove}
        />
      </div>
      <FieldError id={weekdays.id} error={weekdays.error} />
      <FieldError id={whole.id} error={whole.error} />
    </fieldset>
  );
}
