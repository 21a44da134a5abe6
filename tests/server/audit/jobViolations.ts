import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Invariant } from '#server/audit/invariants.ts';
import { book, confirmation } from './bookStatements.ts';

/** As `violations`, for mails and jobs. */
export const jobViolations = {
  'a confirmation has its mail': () => [[sql`delete from job where kind = 'mail.send'`]],
  'a confirmation mail is for a confirmed reservation, one each': () => [
    [confirmation(book.held, book.held)],
    [confirmation('nog-een', book.booked)],
  ],
  'no confirmation mail of a booking to come was given up': () => [
    [sql`update job set dead_at = kuur_now() where kind = 'mail.send'`],
  ],
  'no job is overdue for a day': () => [
    [sql`update job set run_at = kuur_now() - interval '28 hours' where kind = 'mail.send'`],
  ],
  'no payment stays in creation for ten minutes': () => [
    [
      sql`insert into payment (venue_id, id, reservation_id, method, amount, created_at)
        values ('proefbad', 'traag', ${book.held}, 'ideal', 100, kuur_now() - interval '11 minutes')`,
    ],
  ],
} satisfies Partial<Record<Invariant, () => RawBuilder<unknown>[][]>>;
