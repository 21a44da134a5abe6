import * as z from 'zod/mini';
import type { FormCode } from '../values/formCodes.ts';

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
