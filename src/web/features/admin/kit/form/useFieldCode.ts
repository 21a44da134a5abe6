import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { errorList } from '#web/features/people/forms/fieldNames.ts';

/** The code of the error at the field of this name. */
export function useFieldCode<Values extends FieldValues>(control: Control<Values>, name: string): string | undefined {
  const { errors } = useFormState({ control });
  return errorList(errors, []).find((error) => error.name === name)?.code;
}
