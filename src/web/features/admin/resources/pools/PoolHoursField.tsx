import { Trans, useLingui } from '@lingui/react/macro';
import { useController, type Control } from 'react-hook-form';
import type { PoolForm } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { FieldsAt } from '../../kit/form/useFieldsAt.ts';
import { PoolHoursLine } from './PoolHoursLine.tsx';
import * as css from './Hours.css.ts';
import { mostHours, type HoursValues } from './poolHours.ts';

type PoolHoursFieldProps = { control: Control<PoolForm>; at: FieldsAt };

const evening: HoursValues = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '24:00', capacity: 0 };

/** Other places at some hours of the week. */
export function PoolHoursField({ control, at }: PoolHoursFieldProps) {
  const { t } = useLingui();
  const { value = [], onChange } = useController({ control, name: 'hours' }).field;
  const usual = useController({ control, name: 'capacity' }).field.value;
  const change = (place: number, part: Partial<HoursValues>): void =>
    onChange(value.map((hours, index) => (index === place ? { ...hours, ...part } : hours)));
  const title = t({ id: 'pool.hours', message: 'Andere aantallen per dagdeel' });
  return (
    <div role="group" aria-labelledby="pool-hours">
      <h2 id="pool-hours" className={css.title}>
        {title}
      </h2>
      <p className={css.lead}>
        <Trans id="pool.hours.hint">
          Op alle andere uren geldt het gewone aantal. Een uitzondering op een datum gaat altijd voor.
        </Trans>
      </p>
      <ul className={css.lines}>
        {value.map((hours, index) => (
          <li key={index}>
            <PoolHoursLine
              hours={hours}
              index={index}
              at={at}
              locale={currentLocale()}
              onChange={(part) => change(index, part)}
              onRemove={() => onChange(value.filter((_hours, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {value.length < mostHours ? (
        <Button
          kind="text"
          size="small"
          icon={<Icon name="plus" />}
          onClick={() => onChange([...value, { ...evening, capacity: usual }])}
        >
          <Trans id="pool.hours.add">Dagdeel toevoegen</Trans>
        </Button>
      ) : null}
    </div>
  );
}
