import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { resourcesQuery } from '#web/queries/admin/resources.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type EditingOptions } from '../kit/form/useEditing.ts';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { usePermission } from '../kit/usePermission.ts';
import { blockNames, BlocksField, type TimeBlock } from '../openingTimes/BlocksField.tsx';
import { DateField } from '../openingTimes/DateField.tsx';
import { periodText } from '../openingTimes/ExceptionList.tsx';
import * as css from '../openingTimes/Opening.css.ts';
import { blocksText } from '../openingTimes/openingDays.ts';
import { openingSentence } from '../openingTimes/openingSentence.ts';
import { mayBeWhole, sentRosterException, type RosterExceptionValues } from './rosterValues.ts';
import { useRosterKinds } from './useRosterKinds.ts';

const formId = 'rosterException';

type RosterExceptionFormProps = EditingOptions<RosterExceptionValues> & {
  /** Missing for one that is new. */
  id?: string;
};

export function RosterExceptionForm({ id, ...options }: RosterExceptionFormProps) {
  const { t, i18n } = useLingui();
  const kinds = useRosterKinds();
  const { data: resources } = useQuery(resourcesQuery);
  const editing = useEditing<RosterExceptionValues>(options);
  const control = editing.form.control as unknown as Control<RosterExceptionValues>;
  const [kind, whole] = useWatch({ control, name: ['kind', 'whole'] });
  const mayReadReason = usePermission('read_absence_reasons');
  const labels: Record<string, string> = {
    fromDate: t({ id: 'opening.fromDate', message: 'Eerste dag' }),
    toDate: t({ id: 'opening.toDate', message: 'Laatste dag' }),
    kind: t({ id: 'opening.kind', message: 'Wat is er deze dagen' }),
    whole: t({ id: 'roster.whole', message: 'De hele dag' }),
    blocks: t({ id: 'admin.field.blocks', message: 'Tijden' }),
    reason: t({ id: 'opening.reason', message: 'Reden' }),
  };
  const reasonCode = useFieldCode(control, 'reason');
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'admin.kind.rosterException', message: 'Afwijking van het rooster' })}
      fields={['fromDate', 'toDate', 'blocks', ...blockNames('blocks'), 'reason']}
      errorText={(name, code) => i18n._(openingSentence(code, labels[name.split('.')[0] ?? ''] ?? name))}
      describe={(values) => [
        { label: labels['fromDate']!, text: periodText(values) },
        { label: labels['kind']!, text: kinds[values.kind] },
        { label: labels['blocks']!, text: blocksText(sentRosterException(values).blocks ?? []) || labels['whole']! },
        { label: labels['reason']!, text: values.reason },
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
              name="kind"
              render={({ field }) => (
                <RadioTags
                  label={labels['kind']!}
                  value={field.value}
                  onChange={field.onChange}
                  options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
                />
              )}
            />
            {mayBeWhole({ kind }) ? (
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
            ) : null}
            {whole && mayBeWhole({ kind }) ? null : (
              <BlocksField control={control} formId={formId} name="blocks" label={labels['blocks']!} />
            )}
            {mayReadReason ? (
              <Controller
                control={control}
                name="reason"
                render={({ field }) => (
                  <TextField
                    {...field}
                    id={fieldId(formId, 'reason')}
                    label={labels['reason']!}
                    hint={t({ id: 'roster.reason.hint', message: 'Gasten zien dit niet.' })}
                    error={reasonCode && i18n._(openingSentence(reasonCode, labels['reason']!))}
                    maxLength={300}
                    autoComplete="off"
                  />
                )}
              />
            ) : null}
          </div>
        </div>
        {id === undefined ? null : (
          <AuditTimeline
            object={`rosterException:${id}`}
            labels={labels}
            textOf={(field, value) => {
              if (field === 'resourceId') return resources?.find((resource) => resource.id === value)?.name ?? '–';
              if (field === 'kind') return kinds[value as RosterExceptionValues['kind']];
              return field === 'blocks' ? blocksText((value as TimeBlock[] | null) ?? []) || labels['whole']! : null;
            }}
          />
        )}
      </div>
    </EditForm>
  );
}
