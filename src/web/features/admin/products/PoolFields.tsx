import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductPlanning } from '#contract/names.ts';
import { plannableQuery } from '#web/queries/admin/products.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import * as css from './Products.css.ts';
import { timesIn } from './timesIn.ts';
import { WeekdayField } from './WeekdayField.tsx';

type Pool = NonNullable<ProductPlanning['pool']>;

type PoolFieldsProps = { pool: Pool | null; onChange: (pool: Pool | null) => void; at: FieldsAt };

/** Counted places, such as those of a session or a restaurant, at fixed times or at any. */
export function PoolFields({ pool, onChange, at }: PoolFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(plannableQuery);
  const [typed, setTyped] = useState(pool?.starts.join(', ') ?? '');
  const none = t({ id: 'product.pool.none', message: 'Geen' });
  const starts = t({ id: 'product.pool.starts', message: 'Begintijden' });
  const wrongStart = pool?.starts
    .map((_start, index) => at(`planning.pool.starts.${index}`, starts).error)
    .find(Boolean);
  const choose = (poolId: string): void =>
    onChange(poolId === '' ? null : { units: 1, starts: [], weekdays: null, ...pool, poolId });
  return (
    <div className={css.group}>
      <div className={css.columns}>
        <SelectField
          {...at('planning.pool.poolId', t({ id: 'product.pool', message: 'Plekken uit' }))}
          options={[
            { value: '', label: none },
            ...(data?.pools ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={pool?.poolId ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
        {pool === null ? null : (
          <>
            <NumberField
              {...at('planning.pool.units', t({ id: 'product.pool.units', message: 'Plekken per gast' }))}
              value={pool.units}
              onChange={(units) => onChange({ ...pool, units: units ?? 1 })}
              min={1}
              max={50}
            />
            <TextField
              {...at('planning.pool.starts', starts)}
              error={wrongStart}
              hint={t({ id: 'product.pool.starts.hint', message: 'Zo: 11:00, 13:30. Leeg: elk moment.' })}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                onChange({ ...pool, starts: timesIn(event.target.value) });
              }}
              onBlur={() => setTyped(pool.starts.join(', '))}
            />
          </>
        )}
      </div>
      {pool === null ? null : (
        <WeekdayField
          {...at('planning.pool.weekdays', '')}
          value={pool.weekdays}
          onChange={(weekdays) => onChange({ ...pool, weekdays })}
        />
      )}
    </div>
  );
}
