import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { passwordSchema, repeatedPassword, samePassword, staffPasswordSchema } from './password.ts';

const required: FormCode = 'required';

export const knownPassword = z.string(required).check(z.minLength(1, required));

/** Who is logged in proves it before something that cannot be undone. */
export const passwordProofSchema = z.object({ password: knownPassword }, required);

/** As the above, where the form has a name for it beside a new one. */
export const currentPasswordSchema = z.object({ currentPassword: knownPassword }, required);

export const passwordChangeSchema = z
  .object({ currentPassword: knownPassword, password: passwordSchema, passwordRepeat: z.string(required) }, required)
  .check(samePassword, repeatedPassword);

export const staffPasswordChangeSchema = z
  .object(
    { currentPassword: knownPassword, password: staffPasswordSchema, passwordRepeat: z.string(required) },
    required,
  )
  .check(samePassword, repeatedPassword);
