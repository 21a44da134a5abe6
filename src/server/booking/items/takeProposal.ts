import type { NotBooked } from '#contract/names.ts';
import { planAtStarts } from '#domain/scheduling/day/proposals.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import { problem } from '#server/http/problem.ts';
import { finishKnownChange } from './finishChange.ts';
import { bookRequests } from './bookRequests.ts';
import { explainRefusals, withoutAlternatives } from '../planning/explainRefusals.ts';
import { removeItems } from './removeItem.ts';
import { assertTreatmentLimits } from './treatmentLimits.ts';
import { groupDayFrom, readVisitDay } from '../planning/groupDay.ts';
import { groupRequests, replacedItemIds } from '../planning/groupRequests.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import type { PlanAttempt } from '../planning/planWithRetry.ts';
import { readProposal } from '../planning/proposals.repo.ts';
import { lockLiveHold, settledState } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { Tx, ReservationWithItems } from '../rows/reservation.types.ts';

/**
 * Books all of a proposed plan at its starts, or nothing; existing items move at their price. Throws `reservation_*`,
 * `payment_in_progress`, `not_found` (the proposal is gone), `product_unavailable` when the plan no longer fits,
 * `treatment_limit_reached`.
 */
export async function takeProposal(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  proposalId: string,
): Promise<ReservationWithItems & { notBooked: NotBooked[] }> {
  const { venue, language } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const bookProposal = async (tx: Tx, attempt: PlanAttempt) => {
    const row = await lockLiveHold(tx, key);
    const owner = { venueId: row.venueId, reservationId: row.id };
    const locked = attempt.lockDay(row);
    const saved = readProposal(tx, { ...owner, id: proposalId });
    const source = { db: tx, clock: deps.clock, venue };
    const followed = deps.cache.follow(tx, row.venueId);
    const itemsNow = itemsOf(tx, row.venueId, row.id);
    const sold = soldProducts(tx, row.venueId, row.flowId);
    const read = [saved, itemsNow, settledState(tx, row), sold, readVisitDay(source, row, itemsNow)] as const;
    const [[proposal, itemsBefore, paid, offers, visitDay]] = await together([together(read), locked, followed]);
    if (!proposal) throw problem('not_found');
    if (!attempt.mayClaim) throw problem('product_unavailable');
    const stored = proposal.requests;
    const group = groupRequests({ offers, owned: visitDay.products }, { row, items: itemsBefore, stored });
    const proposedIds = new Set(proposal.starts.map(({ request }) => request));
    const requests = group.requests.filter(({ id }) => proposedIds.has(id));
    if (requests.length < proposedIds.size) throw problem('product_unavailable');
    const replaced = replacedItemIds(itemsBefore, requests);
    const items = itemsBefore.filter((item) => !replaced.includes(item.id));
    const products = requests.flatMap((request) => request.products);
    const planned = { products, replacedItemIds: replaced };
    const { day, existingBookings } = await groupDayFrom(source, { row, items }, visitDay, planned);
    const plan = withinPlannerLimits(() => planAtStarts(day, existingBookings, requests, proposal.starts), null);
    if (plan === null || plan.refused.length > 0) throw problem('product_unavailable');
    const removed = removeItems(tx, row, replaced);
    const added = bookRequests(deps, tx, { row, requests, plan });
    const limited = assertTreatmentLimits(tx, venue, row);
    const data = { proposal: proposalId, replaced };
    const event = { ...owner, id: deps.newId(), kind: 'proposal.taken' as const, actor: 'visitor', data };
    const writes = [removed, added.written, limited];
    const finished = await finishKnownChange(tx, row, { items: [...items, ...added.items], paid, writes, event });
    const refused = group.requests.filter(({ id, isBooked }) => !proposedIds.has(id) && !isBooked);
    return { finished, refused, duplicates: group.duplicates };
  };
  const { finished, refused, duplicates } = await planWithRetry(deps.db, bookProposal, 'exclusive');
  const refusals = { isContinued: true, visit: finished, requests: refused, otherwise: 'group_busy' as const };
  const explained = await explainRefusals({ ...deps, plan: deps.planner.plan }, context, refusals);
  return {
    ...finished,
    notBooked: [
      ...duplicates.flatMap(({ request, reason }) => withoutAlternatives(request, reason, language)),
      ...[...explained.values()].flat(),
    ],
  };
}
