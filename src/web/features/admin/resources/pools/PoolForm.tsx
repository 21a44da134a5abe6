import { useLingui } from '@lingui/react/macro';
import { Controller, type Control } from 'react-hook-form';
import type { Pool, PoolForm as Values } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { card, cards } from '../../kit/AdminPage.css.ts';
import { AuditTimeline } from '../../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../../kit/audit/useRestore.ts';
import { EditForm } from '../../kit/form/EditForm.tsx';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { useEditing, type EditingOptions, type Saved } from '../../kit/form/useEditing.ts';
import { useFieldsAt } from '../../kit/form/useFieldsAt.ts';
import * as css from '../../openingTimes/Opening.css.ts';
import { openingSentence } from '../../openingTimes/openingSentence.ts';
import { hoursNames, hoursText, type HoursValues } from './poolHours.ts';
import { PoolHoursField } from './PoolHoursField.tsx';

const formId = 'pool';

export const savedPool = ({ name, capacity, hours, version }: Pool): Saved<Values> => ({
  values: { name, capacity, hours },
  version,
});

type PoolFormProps = EditingOptions<Values> & {
  /** Missing for one that is new. */
  id?: string;
};

export function PoolForm({ id, ...options }: PoolFormProps) {
  const { t, i18n } = useLingui();
  const locale = currentLocale();
  const editing = useEditing<Values>(options);
  const restore = useRestore(editing, ['name', 'capacity', 'hours'], { hours: (former) => former ?? [] });
  const control = editing.form.control as unknown as Control<Values>;
  const at = useFieldsAt(control, formId, openingSentence);
  const labels: Record<string, string> = {
    name: t({ id: 'admin.column.name', message: 'Naam' }),
    capacity: t({ id: 'admin.field.capacity', message: 'Plaatsen' }),
    hours: t({ id: 'admin.field.poolHours', message: 'Plaatsen per dagdeel' }),
  };
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'admin.kind.pool', message: 'Bad of zaal' })}
      fields={['name', 'capacity', ...hoursNames]}
      errorText={(name, code) => i18n._(openingSentence(code, labels[name.split('.')[0] ?? ''] ?? name))}
      describe={({ name, capacity, hours = [] }) => [
        { label: labels['name']!, text: name },
        { label: labels['capacity']!, text: String(capacity) },
        { label: labels['hours']!, text: hoursText(hours, locale) || '–' },
      ]}
    >
      <div className={cards}>
        <div className={card}>
          <div className={css.stack}>
            <Controller
              control={control}
              name="name"
              render={({ field }) => (
                <TextField {...at('name', labels['name']!)} {...field} required maxLength={120} autoComplete="off" />
              )}
            />
            <Controller
              control={control}
              name="capacity"
              render={({ field }) => (
                <NumberField
                  {...at('capacity', labels['capacity']!)}
                  hint={t({ id: 'pool.capacity.hint', message: 'Zoveel plaatsen kunnen tegelijk bezet zijn.' })}
                  min={0}
                  max={100_000}
                  value={field.value}
                  onChange={(capacity) => field.onChange(capacity ?? 0)}
                />
              )}
            />
            <PoolHoursField control={control} at={at} />
          </div>
        </div>
        {id === undefined ? null : (
          <AuditTimeline
            object={`pool:${id}`}
            labels={labels}
            textOf={(field, value) =>
              field === 'hours' ? hoursText(value as readonly HoursValues[], locale) || '–' : null
            }
            {...restore}
          />
        )}
      </div>
    </EditForm>
  );
}
