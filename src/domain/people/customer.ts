import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { optionalText, requiredText } from '../values/formFields.ts';
import { addressSchema } from './address.ts';
import type { CustomerAddress } from './address.ts';
import { emailSchema, phoneSchema } from './contact.ts';

const required: FormCode = 'required';

/** Whether the venue asks for addresses (`customerInfo.address`). */
export type CustomerFieldSettings = { address: boolean };

/** The fields every form about a customer shares. */
export function customerFields({ address }: CustomerFieldSettings) {
  return {
    firstName: requiredText(100),
    middleName: optionalText(50),
    lastName: requiredText(100),
    email: emailSchema,
    phone: phoneSchema,
    gender: z.enum(['m', 'f', 'x'], required),
    newsletter: z._default(z.boolean(required), false),
    address: (address ? addressSchema : noAddress) as z.ZodMiniType<
      CustomerAddress | null,
      z.input<typeof addressSchema> | null | undefined
    >,
  };
}

/** Where the venue wants no address, one that is sent anyway is not kept. */
const noAddress = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
);

/**
 * A customer's details (specification §5), for the form and for the server. Gives what is stored: texts trimmed,
 * e-mail in lower case, an empty middle name as null, `address` null where the venue wants none.
 * Codes: `required`, `too_long`, `email_invalid`, `phone_invalid`, and those of the address.
 */
export function customerSchema(fields: CustomerFieldSettings) {
  return z.object(customerFields(fields), 'required');
}

export type CustomerDetails = z.output<ReturnType<typeof customerSchema>>;
