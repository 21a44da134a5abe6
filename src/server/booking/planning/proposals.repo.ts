import type { ProposedPlan } from '#server/db/jsonColumns.ts';
import { together } from '#server/db/together.ts';
import type { ProposalTable } from '#server/db/bookingTables.ts';
import type { Db, Tx } from '../rows/reservation.types.ts';

type ProposalKind = ProposalTable['kind'];

export async function saveProposals(
  tx: Tx,
  { venueId, reservationId }: { venueId: string; reservationId: string },
  proposals: readonly { id: string; kind: ProposalKind; plan: ProposedPlan }[],
): Promise<void> {
  const former = tx.deleteFrom('proposal').where('venueId', '=', venueId).where('reservationId', '=', reservationId);
  const rows = proposals.map(({ plan, ...proposal }) => ({
    ...proposal,
    venueId,
    reservationId,
    plan: JSON.stringify(plan),
  }));
  const inserted = tx.insertInto('proposal').values(rows);
  await together([former.execute(), rows.length === 0 ? null : inserted.execute()]);
}

export async function readProposal(
  db: Db,
  key: { venueId: string; reservationId: string; id: string },
): Promise<ProposedPlan | null> {
  const row = await db
    .selectFrom('proposal')
    .select('plan')
    .where('venueId', '=', key.venueId)
    .where('reservationId', '=', key.reservationId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return row?.plan ?? null;
}
