import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { requiredText } from '../values/formFields.ts';

const required: FormCode = 'required';

/** The name of a choice group's field in the form. */
export const choiceField = (choice: number): `choice${number}` => `choice${choice}`;

/**
 * The form of an arrangement card (specification §5): 'guests' holds the guest numbers with commas, '-1' for everyone, and
 * every choice group has a field with the chosen part's xplanId. What is missing is `required`. The result: guest numbers
 * and the chosen parts in the order of the groups.
 */
export function arrangementForm(choices: readonly number[]) {
  const names = choices.map(choiceField);
  const guests = z.string(required).check(z.regex(/^(-1|[1-9]\d?(,[1-9]\d?)*)$/, required));
  const fields: Record<string, z.ZodMiniType<string, string>> = { guests };
  for (const name of names) fields[name] = requiredText(64);
  return z.pipe(
    z.object(fields),
    z.transform((values) => ({
      persons: (values['guests'] ?? '').split(',').map(Number),
      productIds: names.map((name) => values[name] ?? ''),
    })),
  );
}
