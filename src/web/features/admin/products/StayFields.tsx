import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StayRule } from '#contract/names.ts';
import { plannableQuery } from '#web/queries/admin/products.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import * as css from './Products.css.ts';

type StayFieldsProps = { value: StayRule | null; onChange: (value: StayRule | null) => void; at: FieldsAt };

const usual: Omit<StayRule, 'poolId'> = {
  arrivalFrom: '10:00',
  arrivalTo: '17:00',
  arrivalStep: 30,
  departureUntil: '22:00',
  departureStep: 60,
  minStay: 120,
  maxStay: 720,
};

/** When guests come and go, and whose places they take meanwhile. */
export function StayFields({ value, onChange, at }: StayFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(plannableQuery);
  const pools = data?.pools ?? [];
  const minutes = t({ id: 'product.minutes', message: 'minuten' });
  const times: [name: 'arrivalFrom' | 'arrivalTo' | 'departureUntil', label: string][] = [
    ['arrivalFrom', t({ id: 'product.stay.arrivalFrom', message: 'Eerste aankomst' })],
    ['arrivalTo', t({ id: 'product.stay.arrivalTo', message: 'Laatste aankomst' })],
    ['departureUntil', t({ id: 'product.stay.departureUntil', message: 'Laatste vertrek' })],
  ];
  const lengths: [name: 'arrivalStep' | 'departureStep' | 'minStay' | 'maxStay', label: string][] = [
    ['arrivalStep', t({ id: 'product.stay.arrivalStep', message: 'Aankomst elke' })],
    ['departureStep', t({ id: 'product.stay.departureStep', message: 'Vertrek elke' })],
    ['minStay', t({ id: 'product.stay.minStay', message: 'Kortste verblijf' })],
    ['maxStay', t({ id: 'product.stay.maxStay', message: 'Langste verblijf' })],
  ];
  const change = (values: Partial<StayRule>): void => onChange(value === null ? null : { ...value, ...values });
  return (
    <div className={css.group}>
      <Checkbox
        id={at('stay', '').id}
        error={at('stay', t({ id: 'product.stay', message: 'Verblijf' })).error}
        label={t({
          id: 'product.stay.has',
          message: 'Is een verblijf: gasten komen en gaan binnen de tijden hieronder',
        })}
        hint={t({
          id: 'product.stay.hint',
          message: 'Elke gast houdt van aankomst tot vertrek een plek bezet. Vol is vol.',
        })}
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? { ...usual, poolId: pools[0]?.id ?? '' } : null)}
      />
      {value === null ? null : (
        <div className={css.columns}>
          <SelectField
            {...at('stay.poolId', t({ id: 'product.pool', message: 'Plekken uit' }))}
            options={pools.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.poolId}
            onChange={(event) => change({ poolId: event.target.value })}
          />
          {times.map(([name, label]) => (
            <TextField
              key={name}
              {...at(`stay.${name}`, label)}
              type="time"
              step={300}
              value={value[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
          {lengths.map(([name, label]) => (
            <NumberField
              key={name}
              {...at(`stay.${name}`, label)}
              value={value[name]}
              onChange={(length) => change({ [name]: length ?? 0 })}
              min={5}
              step={5}
              unit={minutes}
            />
          ))}
        </div>
      )}
    </div>
  );
}
