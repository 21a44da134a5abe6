import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';

const codes = {
  required: 'required',
  characters: 'password_characters',
  short: 'password_too_short',
  long: 'too_long',
} satisfies Record<string, FormCode>;

const allowedCharacters = /^[A-Za-z0-9!@#$%^*_.-]*$/;

/**
 * A new password, the same rules everywhere (specification §5, decisions §8): 8 to 128 of A–Z, a–z, 0–9 and
 * !@#$%^*_.- . Codes in this order: `required`, `password_characters`, `password_too_short`, `too_long`.
 */
export const passwordSchema = z
  .string(codes.required)
  .check(
    z.minLength(1, codes.required),
    z.regex(allowedCharacters, codes.characters),
    z.minLength(8, codes.short),
    z.maxLength(128, codes.long),
  );

const mismatch: FormCode = 'password_mismatch';
const required: FormCode = 'required';

/** Says `password_mismatch` at the repetition when it differs, whatever else is wrong with the form. */
export const samePassword = z.refine<{ password: string; passwordRepeat: string }>(
  ({ password, passwordRepeat }) => password === passwordRepeat,
  { path: ['passwordRepeat'], error: mismatch, when: ({ value }) => typeof value === 'object' && value !== null },
);

/** Says `required` at the repetition when both are empty, so that each empty field is named. */
export const repeatedPassword = z.refine<{ password: string; passwordRepeat: string }>(
  ({ password, passwordRepeat }) => password !== '' || passwordRepeat !== '',
  { path: ['passwordRepeat'], error: required, when: ({ value }) => typeof value === 'object' && value !== null },
);

/** The form behind a reset link: a new password and its repetition. */
export const newPasswordSchema = z
  .object({ password: passwordSchema, passwordRepeat: z.string('required') }, 'required')
  .check(samePassword, repeatedPassword);
