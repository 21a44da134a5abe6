import * as z from 'zod/mini';

const withoutSpaces = z.overwrite((code: string) => code.replaceAll(/\s/g, ''));

/** Six digits of an authenticator, which shows them in groups, or a recovery code. */
export const secondFactorCodeSchema = z.object({
  code: z
    .string('required')
    .check(withoutSpaces, z.minLength(1, { error: 'required', abort: true }), z.minLength(6, 'invalid')),
});
