import * as z from 'zod/mini';
import type { FormCode } from '../values/formCodes.ts';
import { requiredText } from '../values/textField.ts';

const invalid: FormCode = 'email_invalid';

/** An e-mail address, trimmed and in lower case: `required`, `email_invalid`, `too_long`. */
export const emailSchema = requiredText(254).check(z.toLowerCase(), z.regex(z.regexes.email, invalid));
