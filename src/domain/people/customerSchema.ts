import * as z from 'zod/mini';
import { customerFields, type CustomerWishes } from './customerFields.ts';

/**
 * A customer's details (specification §5), for the form and for the server. Gives what is stored: texts trimmed,
 * e-mail in lower case, an empty middle name as null, `address` null where the venue wants none.
 * Codes: `required`, `too_long`, `email_invalid`, `phone_invalid`, and those of the address.
 */
export function customerSchema(wishes: CustomerWishes) {
  return z.object(customerFields(wishes), 'required');
}

export type CustomerDetails = z.output<ReturnType<typeof customerSchema>>;
