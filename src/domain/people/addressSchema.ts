import * as z from 'zod/mini';
import { countryCodes } from './countryCodes.ts';
import type { FormCode } from '../values/formCodes.ts';
import { houseNumberSchema } from './houseNumberSchema.ts';
import { normalZipCode } from './normalZipCode.ts';
import { optionalText, requiredText } from '../values/textField.ts';

const codes = { required: 'required', zipCode: 'zip_code_invalid' } satisfies Record<string, FormCode>;

const fields = z.object(
  {
    street: requiredText(150),
    houseNumber: houseNumberSchema,
    houseNumberSuffix: optionalText(20),
    zipCode: optionalText(20),
    city: requiredText(100),
    country: z.string(codes.required).check(z.refine((code) => countryCodes.includes(code), codes.required)),
  },
  codes.required,
);

/**
 * A customer's address (specification §5). The postcode is required in the Netherlands and kept as '1234 AB'; in
 * other countries it is free and may be empty. Codes: `required`, `zip_code_invalid`, `digits_only`, `too_long`.
 */
export const addressSchema = z.pipe(
  fields.check(
    z.refine(({ country, zipCode }) => country !== 'nl' || isFilled(zipCode), {
      path: ['zipCode'],
      error: codes.required,
      when: isRecord,
    }),
    z.refine(({ country, zipCode }) => country !== 'nl' || !isFilled(zipCode) || normalZipCode(zipCode) !== null, {
      path: ['zipCode'],
      error: codes.zipCode,
      when: isRecord,
    }),
  ),
  z.transform(({ zipCode, ...address }) => ({
    ...address,
    zipCode: address.country === 'nl' ? (normalZipCode(zipCode ?? '') ?? '') : (zipCode ?? ''),
  })),
);

export type CustomerAddress = z.output<typeof addressSchema>;

function isFilled(zipCode: unknown): zipCode is string {
  return typeof zipCode === 'string' && zipCode.trim() !== '';
}

function isRecord({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
