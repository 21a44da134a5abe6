import * as z from 'zod/mini';
import type { FormCode } from '../values/formCodes.ts';

const codes = {
  required: 'required',
  characters: 'password_characters',
  short: 'password_too_short',
  long: 'too_long',
} satisfies Record<string, FormCode>;

const allowedCharacters = /^[A-Za-z0-9!@#$%^*_.-]*$/;

/**
 * A new password, the same rules everywhere (specification §5, decisions §8): 8 to 128 of A–Z, a–z, 0–9 and
 * !@#$%^*_.- . Codes in this order: `required`, `password_characters`, `password_too_short`, `too_long`.
 */
export const passwordSchema = z
  .string(codes.required)
  .check(
    z.minLength(1, codes.required),
    z.regex(allowedCharacters, codes.characters),
    z.minLength(8, codes.short),
    z.maxLength(128, codes.long),
  );
