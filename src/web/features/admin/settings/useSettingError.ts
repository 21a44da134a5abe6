import { useLingui } from '@lingui/react/macro';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { errorList } from '#web/features/people/forms/fieldNames.ts';
import { settingSentence } from './settingSentence.ts';
import { specOf, type SettingSpec } from './settingSpec.ts';

export type SettingFieldProps<Kind extends SettingSpec['kind']> = {
  spec: Extract<SettingSpec, { kind: Kind }>;
  formId: string;
  control: Control<FieldValues>;
};

/** The sentence of the first error at this setting or inside it. */
export function useSettingError(control: Control<FieldValues>, spec: SettingSpec): string | undefined {
  const { i18n } = useLingui();
  const { errors } = useFormState({ control });
  const error = errorList(errors, []).find(({ name }) => specOf([spec], name) !== undefined);
  return error && i18n._(settingSentence(error.code, spec.label));
}
