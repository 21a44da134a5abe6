import * as z from 'zod/mini';
import type { FormCode } from '../values/formCodes.ts';
import { normalPhone } from './normalPhone.ts';
import { requiredText } from '../values/textField.ts';

const invalid: FormCode = 'phone_invalid';

/** A telephone number as `normalPhone` writes it: `required`, `phone_invalid`, `too_long`. */
export const phoneSchema = z.pipe(
  requiredText(40).check(z.refine((text) => normalPhone(text) !== null, invalid)),
  z.transform((text) => normalPhone(text) ?? text),
);
