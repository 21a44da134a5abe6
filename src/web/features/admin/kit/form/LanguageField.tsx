import { Trans, useLingui } from '@lingui/react/macro';
import { useController, useWatch, type Control } from 'react-hook-form';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import type { Language } from '#domain/values/translated.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLanguageNames } from '../useLanguageNames.ts';
import * as css from './TranslatedField.css.ts';
import type { TranslatedFieldProps } from './TranslatedField.tsx';
import { useFieldCode } from './useFieldCode.ts';

type LanguageFieldProps = TranslatedFieldProps<Record<string, unknown>> & { control: Control; language: Language };

export function LanguageField(props: LanguageFieldProps) {
  const { control, formId, label, kind, maxLength, language, isOptional, sentence = formSentence } = props;
  const { t, i18n } = useLingui();
  const name = `${props.name}.${language}`;
  const languageName = useLanguageNames()[language];
  const { field } = useController({ name, control });
  const value = textOf(field.value);
  const dutch = textOf(useWatch({ control, name: `${props.name}.nl` }));
  const code = useFieldCode(control, name);
  const isFallback = value === '' && language !== 'nl';
  const { venue } = useConfig();
  const isMissing = isFallback && dutch !== '' && venue.languages.includes(language);
  const texts = {
    id: fieldId(formId, name),
    label: (
      <>
        {languageName}
        {isMissing ? (
          <span className={css.missing}>
            <Badge kind="warning">
              <Trans id="admin.texts.missing">ontbreekt</Trans>
            </Badge>
          </span>
        ) : null}
      </>
    ),
    error: code && i18n._(sentence(code, `${label} (${languageName})`)),
    ...(language !== 'nl' || isOptional ? { optionalLabel: t({ id: 'form.optional', message: '(optioneel)' }) } : {}),
    maxLength,
    lang: language,
    ...field,
    value,
    placeholder: isFallback ? (kind === 'rich' ? plainTextOf(richTextOf(dutch)) : dutch) : undefined,
    autoComplete: 'off',
  };
  if (kind === 'line') return <TextField {...texts} required={language === 'nl' && !isOptional} />;
  return (
    <div className={css.area}>
      <TextArea {...texts} rows={4} required={language === 'nl' && !isOptional} />
      {kind === 'rich' && /[<&]/.test(value) ? (
        <div className={css.preview} lang={language}>
          <p className={css.previewLabel} lang={i18n.locale}>
            <Trans id="admin.texts.preview">Zo leest een gast het</Trans>
          </p>
          <RichText text={richTextOf(value)} />
        </div>
      ) : null}
    </div>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
