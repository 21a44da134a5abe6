import * as z from 'zod/mini';
import { requiredText } from '../values/formFields.ts';
import { emailSchema } from './contact.ts';
import { staffPasswordSchema } from './password.ts';

export const roleFormSchema = z.object({ name: requiredText(60) }, 'required');

export const inviteFormSchema = z.object({ email: emailSchema }, 'required');

export const staffNameSchema = z.object({ firstName: requiredText(100), lastName: requiredText(100) }, 'required');

export const newStaffSchema = z.extend(staffNameSchema, { password: staffPasswordSchema });

/** `currentPassword` is asked when address or password changes. */
export const staffAccountSchema = z.extend(staffNameSchema, {
  email: emailSchema,
  currentPassword: z.optional(z.string('required')),
  newPassword: z.optional(staffPasswordSchema),
});

export const setUpSchema = z.extend(newStaffSchema, {
  email: emailSchema,
  venue: z.object({ name: requiredText(120), contactEmail: emailSchema }, 'required'),
});
