import * as z from 'zod/mini';
import { emailSchema } from './contact.ts';
import { passwordSchema, repeatedPassword, samePassword, staffPasswordSchema } from './password.ts';

export const resetRequestSchema = z.object({ email: emailSchema }, 'required');

export const newPasswordSchema = z.object({ password: passwordSchema }, 'required');

export const newStaffPasswordSchema = z.object({ password: staffPasswordSchema }, 'required');

/** Specification §5: as at registration. */
export const repeatedPasswordSchema = z
  .object({ password: passwordSchema, passwordRepeat: z.string('required') }, 'required')
  .check(samePassword, repeatedPassword);

export const repeatedStaffPasswordSchema = z
  .object({ password: staffPasswordSchema, passwordRepeat: z.string('required') }, 'required')
  .check(samePassword, repeatedPassword);
