import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { problem } from '#server/http/problem.ts';

interface Schema<T> {
  safeParse(
    form: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Throws `validation_failed`. */
export function parsedForm<T>(schema: Schema<T>, form: unknown): T {
  const result = schema.safeParse(form);
  if (!result.success) throw problem('validation_failed', { errors: fieldErrors(result) });
  return result.data;
}
