import * as z from 'zod/mini';
import { emailSchema } from './emailSchema.ts';

/** The form that asks for a password reset. */
export const resetRequestSchema = z.object({ email: emailSchema }, 'required');
