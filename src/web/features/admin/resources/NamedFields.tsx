import { useLingui } from '@lingui/react/macro';
import { Controller, type Control } from 'react-hook-form';
import { formSentence } from '#web/i18n/formSentences.ts';
import { SelectField, type SelectOption } from '#web/ui/SelectField.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { textsInWords, translatedNames, type TypedTexts } from '../kit/form/typedTexts.ts';
import { useEditing, type EditingOptions } from '../kit/form/useEditing.ts';
import { useFieldsAt } from '../kit/form/useFieldsAt.ts';
import * as css from '../openingTimes/Opening.css.ts';

/** `of`: a skill's kind, or a kind's role. */
export type NamedValues = { name: TypedTexts; of: string };

type NamedFieldsProps = EditingOptions<NamedValues> & {
  formId: string;
  label: string;
  /** 'kind:id'; missing for one that is new. */
  object?: string | undefined;
  /** The server's name of `of`. */
  ofName: string;
  ofLabel: string;
  options: readonly SelectOption[];
};

/** A name in every language, and what it is one of. */
export function NamedFields({ formId, label, object, ofName, ofLabel, options, ...editingOptions }: NamedFieldsProps) {
  const { t, i18n } = useLingui();
  const editing = useEditing<NamedValues>(editingOptions);
  const restore = useRestore(editing, ['name']);
  const control = editing.form.control as unknown as Control<NamedValues>;
  const at = useFieldsAt(control, formId, formSentence);
  const nameLabel = t({ id: 'admin.column.name', message: 'Naam' });
  const optionOf = (of: unknown): string => options.find(({ value }) => value === of)?.label ?? '';
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={label}
      fields={[...translatedNames('name'), ofName]}
      errorText={(name, code) => i18n._(formSentence(code, name === ofName ? ofLabel : nameLabel))}
      describe={(values) => [
        { label: nameLabel, text: textsInWords(values.name) },
        { label: ofLabel, text: optionOf(values.of) },
      ]}
    >
      <div className={cards}>
        <div className={card}>
          <div className={css.stack}>
            <TranslatedField
              control={control}
              formId={formId}
              name="name"
              label={nameLabel}
              kind="line"
              maxLength={200}
            />
            <Controller
              control={control}
              name="of"
              render={({ field }) => (
                <SelectField
                  {...at(ofName, ofLabel)}
                  options={options}
                  value={field.value}
                  onChange={(event) => field.onChange(event.target.value)}
                />
              )}
            />
          </div>
        </div>
        {object === undefined ? null : (
          <AuditTimeline
            object={object}
            labels={{ name: nameLabel, [ofName]: ofLabel }}
            textOf={(field, value) => (field === ofName ? optionOf(value) : textsInWords(value as Partial<TypedTexts>))}
            {...restore}
          />
        )}
      </div>
    </EditForm>
  );
}
