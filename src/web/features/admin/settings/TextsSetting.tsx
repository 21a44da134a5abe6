import { useLingui } from '@lingui/react/macro';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import type { Language } from '#domain/values/translated.ts';
import { languages } from '#domain/values/translated.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { textOf } from './settingText.ts';
import { useSettingError, type SettingFieldProps } from './useSettingError.ts';
import * as css from './Settings.css.ts';
import { useLanguageNames } from './useLanguageNames.ts';

/** The same text in every language, side by side. */
export function TextsSetting({ spec, formId, control }: SettingFieldProps<'texts'>) {
  const names = useLanguageNames();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{spec.label}</legend>
      {spec.effect === undefined ? null : <p className={css.lead}>{spec.effect}</p>}
      <div className={css.languageTexts}>
        {languages.map((language) => (
          <LanguageText
            key={language}
            {...{ control, formId, language }}
            name={`${spec.name}.${language}`}
            label={names[language]}
            maxLength={spec.maxLength}
          />
        ))}
      </div>
    </fieldset>
  );
}

type LanguageTextProps = {
  control: Control<FieldValues>;
  formId: string;
  language: Language;
  name: string;
  label: string;
  maxLength: number;
};

function LanguageText({ control, formId, language, name, label, maxLength }: LanguageTextProps) {
  const { t } = useLingui();
  const { field } = useController({ name, control });
  const error = useSettingError(control, { kind: 'texts', name, label, maxLength });
  return (
    <TextArea
      id={fieldId(formId, name)}
      label={label}
      optionalLabel={language === 'nl' ? undefined : t({ id: 'form.optional', message: '(optioneel)' })}
      error={error}
      lang={language}
      rows={4}
      maxLength={maxLength}
      {...field}
      value={textOf(field.value)}
    />
  );
}
