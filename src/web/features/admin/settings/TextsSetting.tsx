import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { settingSentence } from './settingSentence.ts';
import type { SettingFieldProps } from './useSettingError.ts';

export function TextsSetting({ spec, formId, control }: SettingFieldProps<'texts'>) {
  return (
    <TranslatedField
      {...{ control, formId }}
      name={spec.name}
      label={spec.label}
      {...(spec.effect === undefined ? {} : { hint: spec.effect })}
      kind={spec.isRich ? 'rich' : 'lines'}
      maxLength={spec.maxLength}
      isOptional
      sentence={settingSentence}
    />
  );
}
