import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Refused } from '#machines/failureCode.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { pointedErrors } from '#machines/formRefusal.ts';
import { nameOfPointer } from './fieldNames.ts';

/** Sets the server's errors on their fields. Returns a failure without a field, else null. */
export function applyFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): Refused | null {
  const refused = refusedBy(error);
  const code = refused.problem;
  const fieldErrors =
    code === 'email_taken'
      ? [{ pointer: '/email', code }]
      : pointedErrors(error).filter(({ pointer }) => pointer !== '');
  for (const { pointer, code: message } of fieldErrors) {
    form.setError(nameOfPointer(pointer) as Path<Values>, { type: 'server', message });
  }
  return fieldErrors.length > 0 ? null : refused;
}
