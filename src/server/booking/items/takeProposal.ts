import type { NotBooked } from '#contract/names.ts';
import { planAtStarts } from '#domain/scheduling/day/proposals.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { finishChange } from './finishChange.ts';
import type { ReservationWithItems } from './finishChange.ts';
import { bookRequests } from './bookRequests.ts';
import { explainRefusals, objected } from '../planning/explainRefusals.ts';
import { groupDay } from '../planning/groupDay.ts';
import { groupRequests, replacedBy } from '../planning/groupRequests.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import type { PlanAttempt } from '../planning/planWithRetry.ts';
import { readProposal } from '../planning/proposals.repo.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf, markRemoved, recordEvent } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { Tx } from '../rows/reservation.types.ts';

/**
 * Books a proposed plan at the starts it showed: all of what it showed or nothing. What of it was booked before moves at
 * the price it had; therapists and rooms may be others than when it was made. Throws `reservation_*`, `payment_in_progress`, `not_found`
 * (no such proposal any more) and `product_unavailable` when the plan no longer fits.
 */
export async function takeProposal(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  proposalId: string,
): Promise<ReservationWithItems & { notBooked: NotBooked[] }> {
  const { venue } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const take = async (tx: Tx, turn: PlanAttempt) => {
    const row = await lockUnpaidHold(tx, key);
    const owner = { venueId: row.venueId, reservationId: row.id };
    const proposal = await readProposal(tx, { ...owner, id: proposalId });
    if (!proposal) throw problem('not_found');
    if (!turn.mayBook) throw problem('product_unavailable');
    const before = await itemsOf(tx, row.venueId, row.id);
    const group = await groupRequests(tx, { row, items: before, wished: proposal.wish });
    const shown = new Set(proposal.starts.map(({ wish }) => wish));
    const wishes = group.wishes.filter((wish) => shown.has(wish.id));
    if (wishes.length < shown.size) throw problem('product_unavailable');
    const replaced = replacedBy(before, wishes);
    await turn.enterDay(row);
    await releaseClaims(tx, { ...owner, itemIds: replaced });
    await markRemoved(tx, row.venueId, replaced);
    const items = before.filter((item) => !replaced.includes(item.id));
    const products = wishes.flatMap((wish) => wish.products);
    const { day, kept } = await groupDay(tx, tools.clock, { row, venue, items, products });
    const plan = unlessTooLarge(() => planAtStarts(day, kept, wishes, proposal.starts), null);
    if (plan === null || plan.refused.length > 0) throw problem('product_unavailable');
    await bookRequests(tools, tx, { row, wishes, plan });
    const data = { proposal: proposalId, replaced };
    await recordEvent(tx, { ...owner, id: tools.newId(), kind: 'proposal.taken', actor: 'visitor', data });
    const refused = group.wishes.filter((wish) => !shown.has(wish.id) && !wish.isBooked);
    return { settled: await finishChange(tx, row), refused, objections: group.objections };
  };
  const done = await planWithRetry(tools.db, take, 'alone');
  const { settled, refused, objections } = done;
  const explained = await explainRefusals(tools, context, { ...settled, refused, otherwise: 'group_busy' });
  return {
    ...settled,
    notBooked: [
      ...objections.flatMap(({ wish, reason }) => objected(wish, reason, context.language)),
      ...[...explained.values()].flat(),
    ],
  };
}
