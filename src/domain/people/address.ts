import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { optionalText, requiredText } from '../values/formFields.ts';
import { countryCodes } from './countryCodes.ts';

const dutch = /^(\d{4}) ?([a-z]{2})$/i;

/** As '1234 AB'; null when it is no Dutch postcode (specification §5). */
export function normalZipCode(text: string): string | null {
  const parts = dutch.exec(text.trim());
  return parts ? `${parts[1]} ${parts[2]!.toUpperCase()}` : null;
}

/** '12a' or '12-2' typed as a number; null where there is nothing to split, or already a suffix. */
export function splitHouseNumber(typed: {
  houseNumber: string;
  houseNumberSuffix: string;
}): { houseNumber: string; houseNumberSuffix: string } | null {
  if (typed.houseNumberSuffix.trim() !== '') return null;
  const [, houseNumber, houseNumberSuffix] = /^(\d+)(?:[\s-]+|(?=[a-z]))(\w+)$/i.exec(typed.houseNumber.trim()) ?? [];
  return houseNumber === undefined || houseNumberSuffix === undefined ? null : { houseNumber, houseNumberSuffix };
}

const codes = {
  required: 'required',
  digits: 'digits_only',
  long: 'too_long',
  zipCode: 'zip_code_invalid',
} satisfies Record<string, FormCode>;

const highest = 99_999;

/** 1 to 99999. Codes: `required`, `digits_only`, `too_long`. */
export const houseNumberSchema = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], codes.required),
    z.transform((value) => String(value).trim()),
  ),
  z.pipe(
    z.string().check(
      z.minLength(1, codes.required),
      z.regex(/^0*[1-9]\d*$/, codes.digits),
      z.refine((text) => !(Number(text) > highest), codes.long),
    ),
    z.transform(Number),
  ),
);

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
 * The postcode is required in the Netherlands only. Codes: `required`, `zip_code_invalid`, `digits_only`, `too_long`.
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

/** What the Dutch register of addresses can be asked; null while postcode and house number are not complete. */
export function addressQuestion(address: {
  zipCode: string;
  houseNumber: string;
  country: string;
}): { zipCode: string; houseNumber: number } | null {
  const zipCode = normalZipCode(address.zipCode);
  const houseNumber = houseNumberSchema.safeParse(address.houseNumber);
  return address.country === 'nl' && zipCode !== null && houseNumber.success
    ? { zipCode, houseNumber: houseNumber.data }
    : null;
}
