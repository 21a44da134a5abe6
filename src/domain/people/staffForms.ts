import * as z from 'zod/mini';
import { requiredText, type FormCode } from '../values/formFields.ts';
import { gridMinutes, parseTime } from '../values/timeOfDay.ts';
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

const isTime = (text: string): boolean => parseTime(text) !== null;
const isOnGrid = (text: string): boolean => (parseTime(text) ?? 0) % gridMinutes === 0;
const openingTime = z.string(required).check(z.refine(isTime, required), z.refine(isOnGrid, 'off_grid'));

/** The same hours on some days; no day: not open yet. Codes beside a form's: `off_grid`, `times_reversed`. */
const openingSchema = z
  .object({ weekdays: z.array(z.number()), from: openingTime, to: openingTime })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'times_reversed' }));

export const setUpSchema = z.extend(newStaffSchema, {
  email: emailSchema,
  venue: z.object(
    {
      name: requiredText(120),
      contactEmail: emailSchema,
      languages: venueLanguages,
      opening: z.optional(openingSchema),
    },
    required,
  ),
});
