import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { errorList, fieldId } from '#web/features/people/forms/fieldNames.ts';

export type FieldAt = { id: string; label: string; error: string | undefined };

/** For fields inside a value: id, label and the sentence of the error of each. */
export type FieldsAt = (name: string, label: string) => FieldAt;

export function useFieldsAt<Values extends FieldValues>(
  control: Control<Values>,
  formId: string,
  sentence: (code: string, label: string) => MessageDescriptor,
): FieldsAt {
  const { i18n } = useLingui();
  const { errors } = useFormState({ control });
  const codes = new Map(errorList(errors, []).map(({ name, code }) => [name, code]));
  return (name, label) => {
    const code = codes.get(name);
    return { id: fieldId(formId, name), label, error: code === undefined ? undefined : i18n._(sentence(code, label)) };
  };
}
