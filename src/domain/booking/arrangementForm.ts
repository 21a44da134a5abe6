import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { requiredText } from '../values/formFields.ts';

const required: FormCode = 'required';

export const choiceField = (choice: number): `choice${number}` => `choice${choice}`;

/** Specification §5: 'guests' has guest numbers with commas or '-1', each choice group the chosen xplanId. */
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
