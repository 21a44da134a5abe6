import * as z from 'zod/mini';
import { requiredText, type FormCode } from '../values/formFields.ts';
import { languages } from '../values/translated.ts';
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

const required: FormCode = 'required';

/** Dutch is the fallback of every text (specification §1). */
const venueLanguages = z.array(z.enum(languages)).check(z.refine((chosen) => chosen.includes('nl'), required));

export const setUpSchema = z.extend(newStaffSchema, {
  email: emailSchema,
  venue: z.object({ name: requiredText(120), contactEmail: emailSchema, languages: venueLanguages }, required),
});
