import * as z from 'zod/mini';
import { emailSchema } from './contact.ts';
import { passwordSchema, repeatedPassword, samePassword } from './password.ts';

export const resetRequestSchema = z.object({ email: emailSchema }, 'required');

export const newPasswordSchema = z.object({ password: passwordSchema }, 'required');

/** Specification §5: as at registration. */
export const repeatedPasswordSchema = z
  .object({ password: passwordSchema, passwordRepeat: z.string('required') }, 'required')
  .check(samePassword, repeatedPassword);
