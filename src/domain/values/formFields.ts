import * as z from 'zod/mini';

export const formCodes = [
  'required',
  'too_long',
  'email_invalid',
  'phone_invalid',
  'zip_code_invalid',
  'digits_only',
  'password_characters',
  'password_too_short',
  'password_mismatch',
  'password_wrong',
  'departure_before_arrival',
] as const;

export type FormCode = (typeof formCodes)[number];

const required: FormCode = 'required';
const tooLong: FormCode = 'too_long';

/** Codes: `required`, `too_long`. */
export function requiredText(maxLength: number) {
  return z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(maxLength, tooLong));
}

/** Empty and absent become null. Code: `too_long`. */
export function optionalText(maxLength: number) {
  const text = z.string(required).check(z.trim(), z.maxLength(maxLength, tooLong));
  return z.pipe(
    z.nullish(text),
    z.transform((value) => value || null),
  );
}
