import * as z from 'zod/mini';
import { customerFields, type CustomerWishes } from './customerFields.ts';
import { passwordSchema } from './passwordSchema.ts';

/** What the server is sent at registration: a customer's details with a password, without its repetition. */
export function newCustomerSchema(wishes: CustomerWishes) {
  return z.object({ ...customerFields(wishes), password: passwordSchema }, 'required');
}

export type NewCustomer = z.output<ReturnType<typeof newCustomerSchema>>;
