import * as z from 'zod/mini';
import { passwordSchema } from './passwordSchema.ts';
import { repeatedPassword, samePassword } from './samePassword.ts';

/** The form behind a reset link: a new password and its repetition. */
export const newPasswordSchema = z
  .object({ password: passwordSchema, passwordRepeat: z.string('required') }, 'required')
  .check(samePassword, repeatedPassword);
