import * as z from 'zod/mini';
import { customerFields, type CustomerWishes } from './customerFields.ts';
import { passwordSchema } from './passwordSchema.ts';
import { repeatedPassword, samePassword } from './samePassword.ts';

/** The registration form: a customer's details, password and its repetition, else `password_mismatch` (§5). */
export function registrationSchema(wishes: CustomerWishes) {
  return z
    .object({ ...customerFields(wishes), password: passwordSchema, passwordRepeat: z.string('required') }, 'required')
    .check(samePassword, repeatedPassword);
}

export type Registration = z.output<ReturnType<typeof registrationSchema>>;
