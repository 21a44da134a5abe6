import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Refused } from '#machines/failureCode.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { nameOfPointer } from './fieldNames.ts';

type PointedError = { pointer: string; code: string };

/** Sets the server's errors on their fields. Returns a failure without a field, else null. */
export function applyFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): Refused | null {
  const refused = refusedBy(error);
  const code = refused.problem;
  const fieldErrors: PointedError[] =
    code === 'email_taken'
      ? [{ pointer: '/email', code }]
      : pointedErrors(error).filter(({ pointer }) => pointer !== '');
  for (const { pointer, code: message } of fieldErrors) {
    form.setError(nameOfPointer(pointer) as Path<Values>, { type: 'server', message });
  }
  return fieldErrors.length > 0 ? null : refused;
}

/** What the server said of fields; empty where it said nothing. */
export function pointedErrors(error: unknown): PointedError[] {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors as PointedError[];
}
