import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { idOf } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';

/** Those of the last thirty days, all sent: older ones are gone. Orders to pay back stay. */
export const mails = ({ venue }: VenueBook): RawBuilder<unknown>[] => [
  sql`insert into job (venue_id, id, kind, key, payload, attempts, run_at, done_at, created_at)
    select ${venue}, ${idOf(sql`mail.kind || mail.key`)}, mail.kind, mail.key, mail.payload, 1, mail.at, mail.at, mail.at
    from book b, lateral (values
      ('mail.send', 'confirmation:' || b.id, b.state <> 'expired', b.at + interval '5 minutes',
        jsonb_build_object('mail', 'confirmation', 'reservationId', b.id)),
      ('mail.cancelled', b.id, b.state = 'cancelled', b.at + interval '1 hour', jsonb_build_object('reservationId', b.id, 'amount', 0)),
      ('mail.refunded', b.id, b.state = 'cancelled', b.at + interval '2 hours', jsonb_build_object('reservationId', b.id, 'amount', b.paid)),
      ('payment.refund', b.id, b.state = 'cancelled', b.at + interval '1 hour', jsonb_build_object('refundId', b.id))
    ) as mail(kind, key, is_sent, at, payload)
    where mail.is_sent and (mail.kind not like 'mail.%' or mail.at > kuur_now() - interval '30 days')`,
];
