import * as z from 'zod/mini';
import { parseTime } from '../values/timeOfDay.ts';

const time = z.string('required').check(z.refine((text) => parseTime(text) !== null, 'required'));

/**
 * The check-in form: which part of the day, arrival and departure as 'HH:mm' (specification §5: both required, and
 * departure later than arrival). Codes: `required`, `departure_before_arrival`.
 */
export const checkinSchema = z
  .object({ checkinGroupId: z.string('required').check(z.minLength(1, 'required')), startTime: time, endTime: time })
  .check(
    z.refine(({ startTime, endTime }) => (parseTime(startTime) ?? 0) < (parseTime(endTime) ?? 0), {
      path: ['endTime'],
      error: 'departure_before_arrival',
    }),
  );
