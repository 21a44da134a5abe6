import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { emailSchema } from './contact.ts';

const codes = { required: 'required', long: 'too_long' } satisfies Record<string, FormCode>;

export const loginSchema = z.object(
  {
    email: emailSchema,
    password: z.string(codes.required).check(z.minLength(1, codes.required), z.maxLength(128, codes.long)),
  },
  codes.required,
);
