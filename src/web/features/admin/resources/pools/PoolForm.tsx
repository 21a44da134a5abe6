import { useLingui } from '@lingui/react/macro';
import { Controller, type Control } from 'react-hook-form';
import type { Pool, PoolForm as Values } from '#contract/names.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { card, cards } from '../../kit/AdminPage.css.ts';
import { AuditTimeline } from '../../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../../kit/audit/useRestore.ts';
import { EditForm } from '../../kit/form/EditForm.tsx';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { useEditing, type EditingOptions, type Saved } from '../../kit/form/useEditing.ts';
import { useFieldsAt } from '../../kit/form/useFieldsAt.ts';
import * as css from '../../openingTimes/Opening.css.ts';

const formId = 'pool';

export const savedPool = ({ name, capacity, version }: Pool): Saved<Values> => ({
  values: { name, capacity },
  version,
});

type PoolFormProps = EditingOptions<Values> & {
  /** Missing for one that is new. */
  id?: string;
};

export function PoolForm({ id, ...options }: PoolFormProps) {
  const { t, i18n } = useLingui();
  const editing = useEditing<Values>(options);
  const restore = useRestore(editing, ['name', 'capacity']);
  const control = editing.form.control as unknown as Control<Values>;
  const at = useFieldsAt(control, formId, formSentence);
  const labels: Record<string, string> = {
    name: t({ id: 'admin.column.name', message: 'Naam' }),
    capacity: t({ id: 'admin.field.capacity', message: 'Plaatsen' }),
  };
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'admin.kind.pool', message: 'Bad of zaal' })}
      fields={['name', 'capacity']}
      errorText={(name, code) => i18n._(formSentence(code, labels[name] ?? name))}
      describe={({ name, capacity }) => [
        { label: labels['name']!, text: name },
        { label: labels['capacity']!, text: String(capacity) },
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
          </div>
        </div>
        {id === undefined ? null : <AuditTimeline object={`pool:${id}`} labels={labels} {...restore} />}
      </div>
    </EditForm>
  );
}
