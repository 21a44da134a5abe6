import * as z from 'zod/mini';
import type { FormCode } from '../values/formCodes.ts';

const codes = { required: 'required', digits: 'digits_only', long: 'too_long' } satisfies Record<string, FormCode>;

const highest = 99_999;

/** A house number, 1 to 99999, from a field's text or a number: `required`, `digits_only`, `too_long`. */
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
