import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { requiredText } from '../values/formFields.ts';

const emailInvalid: FormCode = 'email_invalid';

/** Trimmed, in lower case. Codes: `required`, `email_invalid`, `too_long`. */
export const emailSchema = requiredText(254).check(z.toLowerCase(), z.regex(z.regexes.email, emailInvalid));

const written = /^[\d\s+()./-]+$/;
const international = /^\+[1-9]\d{6,14}$/;
const dutchInternational = /^\+31[1-9]\d{8}$/;
const dutchNational = /^0[1-9]\d{8}$/;

/**
 * Without spaces and signs; null when it is no telephone number. International has 7 to 15 digits, Dutch 9 after 31 or
 * 10 from 0.
 */
export function normalPhone(text: string): string | null {
  const trimmed = text.trim();
  if (!written.test(trimmed)) return null;
  const signs = trimmed
    .replace(/\(0\)/, '')
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+');
  if (signs.startsWith('+31')) return dutchInternational.test(signs) ? signs : null;
  return international.test(signs) || dutchNational.test(signs) ? signs : null;
}

const phoneInvalid: FormCode = 'phone_invalid';

/** Codes: `required`, `phone_invalid`, `too_long`. */
export const phoneSchema = z.pipe(
  requiredText(40).check(z.refine((text) => normalPhone(text) !== null, phoneInvalid)),
  z.transform((text) => normalPhone(text) ?? text),
);
