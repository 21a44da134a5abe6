import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useId } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { languages } from '#domain/values/translated.ts';
import { FieldError } from '#web/ui/Field.tsx';
import { formSentence } from '#web/i18n/formSentences.ts';
import * as css from './TranslatedField.css.ts';
import { LanguageField } from './LanguageField.tsx';
import { useFieldCode } from './useFieldCode.ts';

export type TranslatedFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  formId: string;
  /** Of a value `TypedTexts`. */
  name: string;
  label: string;
  hint?: string;
  /** `line`: one line; `lines`: words with line breaks; `rich`: HTML of the allowed marks, with a preview. */
  kind: 'line' | 'lines' | 'rich';
  maxLength: number;
  /** Dutch may be empty, too. */
  isOptional?: true;
  /** The sentence of an error's code. */
  sentence?: (code: string, label: string) => MessageDescriptor;
};

/** The same text in every language, side by side: Dutch stands in where a translation is missing. */
export function TranslatedField<Values extends FieldValues>(props: TranslatedFieldProps<Values>) {
  const { control, formId, name, label, hint, sentence = formSentence } = props;
  const { i18n } = useLingui();
  const hintId = useId();
  const ownCode = useFieldCode(control, name);
  return (
    <fieldset className={css.fields} aria-describedby={hintId}>
      <legend className={css.legend}>{label}</legend>
      <div id={hintId} className={css.hints}>
        {hint === undefined ? null : <p>{hint}</p>}
        {props.kind === 'rich' ? (
          <p>
            <Trans id="admin.texts.marks">
              Gewone woorden mag, en deze opmaak: &lt;p&gt;, &lt;br&gt;, &lt;strong&gt;, &lt;em&gt;, &lt;h3&gt;,
              &lt;h4&gt;, &lt;ul&gt;, &lt;ol&gt;, &lt;li&gt; en &lt;a href="…"&gt;. De rest laten we weg.
            </Trans>
          </p>
        ) : null}
      </div>
      <div className={props.kind === 'line' ? css.lines : css.areas}>
        {languages.map((language) => (
          <LanguageField key={language} {...props} control={control as unknown as Control} language={language} />
        ))}
      </div>
      <FieldError id={`${formId}-${name}`} error={ownCode && i18n._(sentence(ownCode, label))} />
    </fieldset>
  );
}
