import type { QueryClient } from '@tanstack/react-query';
import { wishOf } from '#domain/booking/wishOf.ts';
import type { Proposed } from '#machines/proposals/proposals.types.ts';
import { proposalsQuery, reservationQuery } from '#web/queries/reservation.ts';
import { createProposals } from '#web/queries/reservationCalls.ts';

/** Asks for other days for all that is booked; the whole proposals go where the screens read them. */
export async function requestProposals(client: QueryClient, slug: string): Promise<Proposed> {
  const reservation = client.getQueryData(reservationQuery(slug).queryKey)?.reservation ?? null;
  const proposals = await createProposals({ slug }, wishOf(reservation?.persons ?? []));
  client.setQueryData(proposalsQuery(slug).queryKey, proposals);
  return { proposals: proposals.map(({ id, kind }) => ({ id, kind })) };
}
