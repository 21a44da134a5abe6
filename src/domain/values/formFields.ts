import * as z from 'zod/mini';

export const formCodes = [
  'required',
  'too_long',
  'characters_unreadable',
  'email_invalid',
  'phone_invalid',
  'zip_code_invalid',
  'digits_only',
  'password_characters',
  'password_too_short',
  'staff_password_too_short',
  'name_in_use',
  'password_mismatch',
  'password_wrong',
  'password_guessable',
  'password_breached',
  'departure_before_arrival',
] as const;

export type FormCode = (typeof formCodes)[number];

const required: FormCode = 'required';
const tooLong: FormCode = 'too_long';
const unreadable: FormCode = 'characters_unreadable';

/** No line breaks and other control characters, and none that turn the direction of what follows (U+202E). */
const oneLine = z.regex(/^[^\p{Cc}\p{Cf}]*$/u, unreadable);

/** One line. Codes: `required`, `too_long`, `characters_unreadable`. */
export function requiredText(maxLength: number) {
  return z.string(required).check(z.trim(), z.minLength(1, required), oneLine, z.maxLength(maxLength, tooLong));
}

/** One line; empty and absent become null. Codes: `too_long`, `characters_unreadable`. */
export function optionalText(maxLength: number) {
  return emptyToNull(z.string(required).check(z.trim(), oneLine, z.maxLength(maxLength, tooLong)));
}

/** Empty and absent become null. Code: `too_long`. */
export function optionalLines(maxLength: number) {
  return emptyToNull(z.string(required).check(z.trim(), z.maxLength(maxLength, tooLong)));
}

const emptyToNull = (text: z.ZodMiniString) =>
  z.pipe(
    z.nullish(text),
    z.transform((value) => value || null),
  );
