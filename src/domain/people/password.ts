import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';

const codes = {
  required: 'required',
  characters: 'password_characters',
  short: 'password_too_short',
  staffShort: 'staff_password_too_short',
  long: 'too_long',
} satisfies Record<string, FormCode>;

const allowedCharacters = /^[A-Za-z0-9!@#$%^*_.-]*$/;

const passwordOf = (minLength: number, tooShort: FormCode) =>
  z
    .string(codes.required)
    .check(
      z.minLength(1, codes.required),
      z.regex(allowedCharacters, codes.characters),
      z.minLength(minLength, tooShort),
      z.maxLength(128, codes.long),
    );

/**
 * 8 to 128 characters (specification §5). Codes: `required`, `password_characters`, `password_too_short`, `too_long`.
 */
export const passwordSchema = passwordOf(8, codes.short);

/** 15 to 128 characters, with a second factor or without. Codes as above, but `staff_password_too_short`. */
export const staffPasswordSchema = passwordOf(15, codes.staffShort);

const mismatch: FormCode = 'password_mismatch';
const required: FormCode = 'required';

export const samePassword = z.refine<{ password: string; passwordRepeat: string }>(
  ({ password, passwordRepeat }) => password === passwordRepeat,
  { path: ['passwordRepeat'], error: mismatch, when: ({ value }) => typeof value === 'object' && value !== null },
);

export const repeatedPassword = z.refine<{ password: string; passwordRepeat: string }>(
  ({ password, passwordRepeat }) => password !== '' || passwordRepeat !== '',
  { path: ['passwordRepeat'], error: required, when: ({ value }) => typeof value === 'object' && value !== null },
);
