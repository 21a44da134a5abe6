import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch, type Control } from 'react-hook-form';
import type { Resource, ResourceForm } from '#contract/names.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { kindsAndSkillsQuery } from '#web/queries/admin/resources.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type EditingOptions, type Saved } from '../kit/form/useEditing.ts';
import { useFieldsAt, type FieldsAt } from '../kit/form/useFieldsAt.ts';
import * as css from '../openingTimes/Opening.css.ts';
import { LocalText, localText } from '../kit/LocalText.tsx';

const formId = 'resource';

export const savedResource = ({ id: _id, version, ...values }: Resource): Saved<ResourceForm> => ({ values, version });

type ResourceFieldsProps = EditingOptions<ResourceForm> & {
  /** Missing for one that is new. */
  id?: string;
};

/** Whom or what planning gives to guests: name, kind, skills of that kind. */
export function ResourceFields({ id, ...options }: ResourceFieldsProps) {
  const { t, i18n } = useLingui();
  const editing = useEditing<ResourceForm>(options);
  const restore = useRestore(editing, ['name']);
  const { data } = useQuery(kindsAndSkillsQuery);
  const control = editing.form.control as unknown as Control<ResourceForm>;
  const at = useFieldsAt(control, formId, formSentence);
  const labels: Record<string, string> = {
    name: t({ id: 'admin.column.name', message: 'Naam' }),
    kindId: t({ id: 'admin.field.kind', message: 'Soort' }),
    skillIds: t({ id: 'admin.field.skills', message: 'Vaardigheden' }),
    position: t({ id: 'admin.field.position', message: 'Plaats in de lijst' }),
    active: t({ id: 'admin.field.active', message: 'In gebruik' }),
  };
  const nameOf = (wordId: string): string =>
    [...(data?.kinds ?? []), ...(data?.skills ?? [])].find((each) => each.id === wordId)?.name.nl ?? '';
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'admin.kind.resource', message: 'Therapeut, ruimte of bed' })}
      fields={['name', 'kindId', 'skillIds', 'active']}
      errorText={(name, code) => i18n._(formSentence(code, labels[name.split('.')[0] ?? ''] ?? name))}
      describe={(values) => [
        { label: labels['name']!, text: values.name },
        { label: labels['kindId']!, text: nameOf(values.kindId) },
        { label: labels['skillIds']!, text: values.skillIds.map(nameOf).join(', ') },
        { label: labels['active']!, text: values.active ? '✓' : '–' },
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
              name="kindId"
              render={({ field }) => (
                <SelectField
                  {...at('kindId', labels['kindId']!)}
                  options={(data?.kinds ?? []).map(({ id, name }) => ({ value: id, label: localText(name) }))}
                  value={field.value}
                  onChange={(event) => {
                    field.onChange(event.target.value);
                    editing.form.setValue('skillIds', [], { shouldDirty: true });
                  }}
                />
              )}
            />
            <SkillsField control={control} label={labels['skillIds']!} at={at} />
            <Controller
              control={control}
              name="active"
              render={({ field }) => (
                <Checkbox
                  {...at('active', labels['active']!)}
                  label={t({ id: 'resource.active', message: 'In gebruik: hiermee plannen we' })}
                  hint={t({
                    id: 'resource.active.hint',
                    message: 'Uit: er komen geen boekingen meer bij. Wat al gepland is blijft staan.',
                  })}
                  checked={field.value}
                  onChange={(event) => field.onChange(event.target.checked)}
                />
              )}
            />
          </div>
        </div>
        {id === undefined ? null : (
          <AuditTimeline
            object={`resource:${id}`}
            labels={labels}
            textOf={(field, value) => {
              if (field === 'kindId') return nameOf(String(value));
              return field === 'skillIds' ? (value as string[]).map(nameOf).join(', ') || '–' : null;
            }}
            {...restore}
          />
        )}
      </div>
    </EditForm>
  );
}

type SkillsFieldProps = { control: Control<ResourceForm>; label: string; at: FieldsAt };

function SkillsField({ control, label, at }: SkillsFieldProps) {
  const { data } = useQuery(kindsAndSkillsQuery);
  const kindId = useWatch({ control, name: 'kindId' });
  const skills = (data?.skills ?? []).filter((skill) => skill.kindId === kindId);
  const { id, error } = at('skillIds', label);
  return (
    <fieldset id={id} tabIndex={-1} className={css.fieldset}>
      <legend className={css.legend}>{label}</legend>
      {skills.length === 0 ? (
        <p>
          <Trans id="resource.skills.none">Deze soort heeft geen vaardigheden.</Trans>
        </p>
      ) : null}
      <Controller
        control={control}
        name="skillIds"
        render={({ field: { value, onChange } }) => (
          <div className={css.row}>
            {skills.map((skill) => (
              <Checkbox
                key={skill.id}
                label={<LocalText text={skill.name} />}
                checked={value.includes(skill.id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...value, skill.id] : value.filter((each) => each !== skill.id))
                }
              />
            ))}
          </div>
        )}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
