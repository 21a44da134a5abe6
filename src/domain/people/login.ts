import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { emailSchema } from './contact.ts';

const codes = { required: 'required', long: 'too_long' } satisfies Record<string, FormCode>;

/** The login form. The password is only required: whether it is right is for the server to say. */
export const loginSchema = z.object(
  {
    email: emailSchema,
    password: z.string(codes.required).check(z.minLength(1, codes.required), z.maxLength(128, codes.long)),
  },
  codes.required,
);

/** The form that asks for a password reset. */
export const resetRequestSchema = z.object({ email: emailSchema }, 'required');
