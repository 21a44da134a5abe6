import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { optionalText, requiredText } from '../values/formFields.ts';
import { addressSchema } from './address.ts';
import type { CustomerAddress } from './address.ts';
import { emailSchema, phoneSchema } from './contact.ts';

const required: FormCode = 'required';

export type CustomerFieldSettings = { address: boolean };

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

const noAddress = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
);

/** Specification §5. `address` is null where the venue asks for none. */
export function customerSchema(fields: CustomerFieldSettings) {
  return z.object(customerFields(fields), 'required');
}

/** What a customer changes. Another e-mail address than `storedEmail` needs the current password, which is dropped else. */
export function customerChangeSchema(fields: CustomerFieldSettings, storedEmail: string) {
  const form = z.object({ ...customerFields(fields), currentPassword: z.optional(z.string(required)) }, 'required');
  const isSame = (email: string): boolean => email === storedEmail;
  return z.pipe(
    form.check(
      z.refine(({ email, currentPassword = '' }) => isSame(email) || currentPassword !== '', {
        path: ['currentPassword'],
        error: required,
      }),
    ),
    z.transform(({ currentPassword, ...details }): CustomerChange =>
      isSame(details.email) ? details : { ...details, currentPassword },
    ),
  );
}

export type CustomerChange = CustomerDetails & { currentPassword?: string | undefined };

export type CustomerDetails = z.output<ReturnType<typeof customerSchema>>;
