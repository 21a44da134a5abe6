import type { Db } from '#server/db/schema.ts';
import { digest } from '#server/db/digest.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { calendarFile } from '#server/http/calendarFile.ts';
import { problem } from '#server/http/problem.ts';
import { calendarFor } from './mails.service.ts';

export const calendarOperations = (db: Db): Pick<Handlers, 'getCheckoutCalendar'> => ({
  getCheckoutCalendar: async ({ params, context: { venue, sessionToken, customer } }) => {
    if (sessionToken === null && customer === null) throw problem('session_missing');
    const body = await calendarFor(db, {
      venueId: venue.venueId,
      reservationId: params.id,
      sessionHash: sessionToken === null ? null : digest(sessionToken),
      customerId: customer?.id ?? null,
    });
    if (body === null) throw problem('reservation_not_found');
    return calendarFile(body);
  },
});
