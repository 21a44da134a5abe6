import * as z from 'zod/mini';

/** Everything that can be wrong with a field of a customer's forms; the web turns codes into sentences. */
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
  'departure_before_arrival',
] as const;

export type FormCode = (typeof formCodes)[number];

const required: FormCode = 'required';
const tooLong: FormCode = 'too_long';

/** A text that must hold something besides spaces, at most so many characters: `required`, `too_long`. */
export function requiredText(maxLength: number) {
  return z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(maxLength, tooLong));
}

/** A text that may be left out; empty, absent and null all become null: `too_long`. */
export function optionalText(maxLength: number) {
  const text = z.string(required).check(z.trim(), z.maxLength(maxLength, tooLong));
  return z.pipe(
    z.nullish(text),
    z.transform((value) => value || null),
  );
}
