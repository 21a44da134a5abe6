import * as z from 'zod/mini';

/** Remarks with a reservation, at most 1000 characters; empty takes them away: `required` when absent, `too_long`. */
export const commentSchema = z.object(
  { comment: z.string('required').check(z.trim(), z.maxLength(1000, 'too_long')) },
  'required',
);
