import * as z from 'zod/mini';
import { customerFields } from './customer.ts';
import type { CustomerFieldSettings } from './customer.ts';
import { passwordSchema, repeatedPassword, samePassword } from './password.ts';

export function newCustomerSchema(fields: CustomerFieldSettings) {
  return z.object({ ...customerFields(fields), password: passwordSchema }, 'required');
}

export function registrationSchema(fields: CustomerFieldSettings) {
  return z
    .object({ ...customerFields(fields), password: passwordSchema, passwordRepeat: z.string('required') }, 'required')
    .check(samePassword, repeatedPassword);
}

export type Registration = z.output<ReturnType<typeof registrationSchema>>;
