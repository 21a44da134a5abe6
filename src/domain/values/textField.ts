import * as z from 'zod/mini';
import type { FormCode } from './formCodes.ts';

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
