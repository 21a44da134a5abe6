import { useLingui } from '@lingui/react/macro';
import { useController, type Control } from 'react-hook-form';
import { TextField } from '#web/ui/TextField.tsx';
import type { FieldsAt } from '../../kit/form/useFieldsAt.ts';
import { sentEnd, typedEnd } from '../../openingTimes/endTimes.ts';
import * as css from './Hours.css.ts';
import type { PoolExceptionValues } from './poolValues.ts';

type PoolExceptionHoursProps = { control: Control<PoolExceptionValues>; at: FieldsAt; label: string };

/** From when to when the other number of places holds, on each of the days. */
export function PoolExceptionHours({ control, at, label }: PoolExceptionHoursProps) {
  const { t } = useLingui();
  const from = useController({ control, name: 'block.from' }).field;
  const to = useController({ control, name: 'block.to' }).field;
  return (
    <div role="group" aria-label={label} className={css.fields}>
      <div className={css.time}>
        <TextField
          {...at('block.from', t({ id: 'opening.from', message: 'Van' }))}
          type="time"
          step={900}
          value={from.value}
          onChange={from.onChange}
        />
      </div>
      <div className={css.time}>
        <TextField
          {...at('block.to', t({ id: 'opening.to', message: 'Tot' }))}
          type="time"
          step={900}
          value={typedEnd(to.value)}
          onChange={(event) => to.onChange(sentEnd(event.target.value))}
        />
      </div>
    </div>
  );
}
