import type { QueryClient } from '@tanstack/react-query';
import { requestsOf } from '#domain/booking/requestsOf.ts';
import type { Proposed } from '#machines/proposals/proposals.types.ts';
import { proposalsQuery, reservationQuery } from '#web/queries/reservation.ts';
import { createProposals } from '#web/queries/reservationCalls.ts';

/** Caches the whole proposals for the screens; the machine gets ids and kinds. */
export async function requestProposals(client: QueryClient, slug: string): Promise<Proposed> {
  const reservation = client.getQueryData(reservationQuery(slug).queryKey)?.reservation ?? null;
  const proposals = await createProposals({ slug }, requestsOf(reservation?.persons ?? []));
  client.setQueryData(proposalsQuery(slug).queryKey, proposals);
  return { proposals: proposals.map(({ id, kind }) => ({ id, kind })) };
}
