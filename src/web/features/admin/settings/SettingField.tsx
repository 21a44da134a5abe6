import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ColorSetting } from './ColorSetting.tsx';
import { ImageField } from '../kit/form/ImageField.tsx';
import { NumberSetting } from './NumberSetting.tsx';
import * as css from './Settings.css.ts';
import type { SettingSpec } from './settingSpec.ts';
import { settingSentence } from './settingSentence.ts';
import { textOf } from './settingText.ts';
import { TextsSetting } from './TextsSetting.tsx';
import { useSettingError, type SettingFieldProps } from './useSettingError.ts';

export function SettingField({ spec, ...rest }: SettingFieldProps<SettingSpec['kind']>) {
  switch (spec.kind) {
    case 'number':
      return <NumberSetting spec={spec} {...rest} />;
    case 'texts':
      return <TextsSetting spec={spec} {...rest} />;
    case 'color':
      return <ColorSetting spec={spec} {...rest} />;
    case 'image':
      return <ImageSetting spec={spec} {...rest} />;
    case 'switch':
      return <SwitchSetting spec={spec} {...rest} />;
    case 'text':
      return <TextSetting spec={spec} {...rest} />;
    case 'choice':
      return <ChoiceSetting spec={spec} {...rest} />;
    case 'own':
      return null;
  }
}

function SwitchSetting({ spec, formId, control }: SettingFieldProps<'switch'>) {
  const { field } = useController({ name: spec.name, control });
  const isOn = field.value === true;
  const error = useSettingError(control, spec);
  return (
    <Checkbox
      id={fieldId(formId, spec.name)}
      {...field}
      value="on"
      checked={isOn}
      onChange={(event) => field.onChange(event.target.checked)}
      error={error}
      label={spec.label}
      hint={spec.effect}
    />
  );
}

function TextSetting({ spec, formId, control }: SettingFieldProps<'text'>) {
  const { t } = useLingui();
  const { field } = useController({ name: spec.name, control });
  const error = useSettingError(control, spec);
  const toValue = (text: string): string | null =>
    spec.isOptional && spec.type === 'email' && text === '' ? null : text;
  return (
    <TextField
      id={fieldId(formId, spec.name)}
      label={spec.label}
      hint={spec.effect}
      error={error}
      optionalLabel={spec.isOptional ? t({ id: 'form.optional', message: '(optioneel)' }) : undefined}
      type={spec.type ?? 'text'}
      maxLength={spec.maxLength}
      {...field}
      value={textOf(field.value)}
      onChange={(event) => field.onChange(toValue(event.target.value))}
    />
  );
}

function ImageSetting({ spec, formId, control }: SettingFieldProps<'image'>) {
  return (
    <ImageField
      control={control}
      formId={formId}
      name={spec.name}
      label={spec.label}
      sentence={settingSentence}
      {...(spec.effect === undefined ? {} : { hint: spec.effect })}
      {...(spec.isOptional ? { isOptional: true } : {})}
      {...(spec.isWhole ? { shape: 'whole' } : {})}
    />
  );
}

function ChoiceSetting({ spec, formId, control }: SettingFieldProps<'choice'>) {
  const { field } = useController({ name: spec.name, control });
  const error = useSettingError(control, spec);
  const texts = { label: spec.label, hint: spec.effect, error };
  return (
    <SelectField id={fieldId(formId, spec.name)} {...texts} options={spec.options} {...field} className={css.number} />
  );
}
