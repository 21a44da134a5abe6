import { useLingui } from '@lingui/react/macro';
import {
  useFormState,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { formSentence } from '#web/i18n/formSentences.ts';
import { errorList, fieldId, type FieldName } from './fieldNames.ts';
import { useFieldLabels } from './useFieldLabels.ts';

export type FieldProps = UseFormRegisterReturn & { id: string; label: string; error: string | undefined };

export function useFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  formId: string,
): (name: FieldName & Path<Values>) => FieldProps {
  const labels = useFieldLabels();
  const { i18n } = useLingui();
  const { errors } = useFormState({ control: form.control });
  const codes = new Map(errorList(errors, []).map(({ name, code }) => [name, code]));
  return (name) => {
    const code = codes.get(name);
    return {
      ...form.register(name),
      id: fieldId(formId, name),
      label: labels[name],
      error: code === undefined ? undefined : i18n._(formSentence(code, labels[name])),
    };
  };
}
