import * as z from 'zod/mini';
import { addressSchema, type CustomerAddress } from './addressSchema.ts';
import { emailSchema } from './emailSchema.ts';
import type { FormCode } from '../values/formCodes.ts';
import { phoneSchema } from './phoneSchema.ts';
import { optionalText, requiredText } from '../values/textField.ts';

const required: FormCode = 'required';

/** Whether the venue asks for addresses (`customerInfo.address`). */
export type CustomerWishes = { address: boolean };

/** The fields every form about a customer shares. */
export function customerFields({ address }: CustomerWishes) {
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
