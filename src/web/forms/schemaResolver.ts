import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** Checks a form by a schema of the domain; a field has the code of its first issue as `message`. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const { success, data, error } = z.safeParse(schema, values);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { path, code, message } of error.issues.toReversed())
      set(errors, path.join('.'), { type: code, message });
    return { values: {}, errors };
  };
}
