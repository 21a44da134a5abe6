import * as z from 'zod/mini';
import { knownPassword } from './passwordChange.ts';

/** By which its owner knows it again. */
export const passkeyFormSchema = z.object({
  name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'too_long')),
  currentPassword: knownPassword,
});
