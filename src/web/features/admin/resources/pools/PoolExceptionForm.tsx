import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { poolsQuery } from '#web/queries/admin/pools.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { card, cards } from '../../kit/AdminPage.css.ts';
import { AuditTimeline } from '../../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../../kit/audit/useRestore.ts';
import { EditForm } from '../../kit/form/EditForm.tsx';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { useEditing, type EditingOptions } from '../../kit/form/useEditing.ts';
import { useFieldsAt } from '../../kit/form/useFieldsAt.ts';
import type { TimeBlock } from '../../openingTimes/BlocksField.tsx';
import { DateField } from '../../openingTimes/DateField.tsx';
import { periodText } from '../../openingTimes/ExceptionList.tsx';
import * as css from '../../openingTimes/Opening.css.ts';
import { blocksText } from '../../openingTimes/openingDays.ts';
import { openingSentence } from '../../openingTimes/openingSentence.ts';
import { PoolExceptionHours } from './PoolExceptionHours.tsx';
import { sentPoolException, type PoolExceptionValues as Values } from './poolValues.ts';

const formId = 'poolException';

type PoolExceptionFormProps = EditingOptions<Values> & {
  /** Missing for one that is new. */
  id?: string;
};

export function PoolExceptionForm({ id, ...options }: PoolExceptionFormProps) {
  const { t, i18n } = useLingui();
  const { data: pools } = useQuery(poolsQuery);
  const editing = useEditing<Values>(options);
  const restore = useRestore(editing, ['capacity']);
  const control = editing.form.control as unknown as Control<Values>;
  const at = useFieldsAt(control, formId, openingSentence);
  const labels: Record<string, string> = {
    fromDate: t({ id: 'opening.fromDate', message: 'Eerste dag' }),
    toDate: t({ id: 'opening.toDate', message: 'Laatste dag' }),
    whole: t({ id: 'roster.whole', message: 'De hele dag' }),
    block: t({ id: 'admin.field.blocks', message: 'Tijden' }),
    capacity: t({ id: 'admin.field.capacity', message: 'Plaatsen' }),
  };
  const isWhole = useWatch({ control, name: 'whole' });
  const hoursText = (block: TimeBlock | null | undefined) => (block ? blocksText([block]) : labels['whole']!);
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'admin.kind.poolException', message: 'Afwijkend aantal plaatsen' })}
      fields={['fromDate', 'toDate', 'block.from', 'block.to', 'capacity']}
      errorText={(name, code) => i18n._(openingSentence(code, labels[name.split('.')[0] ?? ''] ?? name))}
      describe={(values) => [
        { label: labels['fromDate']!, text: periodText(values) },
        { label: labels['block']!, text: hoursText(sentPoolException(values).block) },
        { label: labels['capacity']!, text: String(values.capacity ?? '') },
      ]}
    >
      <div className={cards}>
        <div className={card}>
          <div className={css.stack}>
            <div className={css.dates}>
              <DateField control={control} formId={formId} name="fromDate" label={labels['fromDate']!} />
              <DateField control={control} formId={formId} name="toDate" label={labels['toDate']!} />
            </div>
            <Controller
              control={control}
              name="whole"
              render={({ field }) => (
                <Checkbox
                  label={labels['whole']}
                  checked={field.value}
                  onChange={(event) => field.onChange(event.target.checked)}
                />
              )}
            />
            {isWhole ? null : <PoolExceptionHours control={control} at={at} label={labels['block']!} />}
            <Controller
              control={control}
              name="capacity"
              render={({ field }) => (
                <NumberField
                  {...at('capacity', labels['capacity']!)}
                  hint={t({
                    id: 'pool.exception.hint',
                    message: 'In plaats van het gewone aantal. Met 0 is het dicht.',
                  })}
                  min={0}
                  max={100_000}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
        </div>
        {id === undefined ? null : (
          <AuditTimeline
            object={`poolException:${id}`}
            labels={labels}
            textOf={(field, value) => {
              if (field === 'poolId') return pools?.find((pool) => pool.id === value)?.name ?? '–';
              return field === 'block' ? hoursText(value as TimeBlock | null) : null;
            }}
            {...restore}
          />
        )}
      </div>
    </EditForm>
  );
}
