import type { Proposal, ProposalItem } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { proposeDays } from '#domain/scheduling/day/proposals.ts';
import type { DayProposal } from '#domain/scheduling/day/proposals.ts';
import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { contentKey } from '#server/adapters/memoizeByContent.ts';
import { withinPlannerLimits } from '#server/adapters/plannerWork.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { StoredBookingRequest } from '#server/db/jsonColumns.ts';
import type { ProposalTable } from '#server/db/bookingTables.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { explainRefusals, withoutAlternatives } from './explainRefusals.ts';
import { groupDayFrom, readVisitDay } from './groupDay.ts';
import { dayTerms, planningTerms, proposalWeight } from '../rows/planner.ts';
import { groupRequests, replacedItemIds } from './groupRequests.ts';
import type { GroupRequests } from './groupRequests.ts';
import { priceFor } from './priceFor.ts';
import type { PricedRequest } from './pricedRequests.ts';
import { saveProposals } from './proposals.repo.ts';
import { lockLiveHold, mustBeUnpaid } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';

/** Times as 'HH:mm'. */
export type ProposalsForm = {
  items: { person: number; productId: string; productIds?: string[]; preferredTime?: string | null }[];
};

type Kind = ProposalTable['kind'];

const kinds: Record<DayProposal['kind'], Kind> = {
  together: 'together',
  inTurn: 'one_after_another',
  shortestStay: 'shortest_stay',
};

/**
 * Plans a group's day in up to three ways and saves the plans; books nothing. Throws `reservation_*`,
 * `payment_in_progress`, `product_unavailable`, `person_count_invalid`, `times_unavailable`,
 * `too_many_requests`.
 */
export async function proposePlans(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  form: ProposalsForm,
): Promise<Proposal[]> {
  const { venue } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const stored = form.items.map(storedRequest);
  await deps.planner.charge(context, proposalWeight * stored.length);
  const plans = await inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, key);
    if (flowNeeds.times({ type: row.flowType }) && row.startMinute === null) throw problem('times_unavailable');
    const source = { db: tx, clock: deps.clock, venue };
    const [items, offers, visitDay] = await together([
      itemsOf(tx, row.venueId, row.id),
      soldProducts(tx, row.venueId, row.flowId),
      readVisitDay(source, row),
      mustBeUnpaid(tx, row),
    ]);
    const group = groupRequests({ offers, owned: visitDay.products }, { row, items, stored });
    const { requests } = group;
    const products = requests.flatMap((request) => request.products);
    const planned = { products, replacedItemIds: replacedItemIds(items, requests) };
    const { day, existingBookings } = await groupDayFrom(source, { row, items }, visitDay, planned);
    const bookings = existingBookings.map((booking) => ({ ...booking, product: planningTerms(booking.product) }));
    const proposals = deps.planner.proposals.get(
      contentKey([dayTerms(day, products), bookings, requests.map(requestTerms)]),
      () => (requests.length === 0 ? [] : withinPlannerLimits(() => proposeDays(day, existingBookings, requests), [])),
    );
    const saved = proposals.map((proposal) => ({ ...proposal, id: deps.newId(), kind: kinds[proposal.kind] }));
    await saveProposals(
      tx,
      { venueId: row.venueId, reservationId: row.id },
      saved.map(({ id, kind, booked }) => ({ id, kind, plan: { requests: stored, starts: startsOf(booked) } })),
    );
    return { row, items, group, saved };
  });
  return proposalViews(deps, context, plans);
}

const requestTerms = ({ id, guests, products, preferred, isFixed, isBooked }: PricedRequest): BookingRequest => ({
  id,
  guests,
  products: products.map(planningTerms),
  preferred,
  isFixed,
  ...(isBooked === undefined ? {} : { isBooked }),
});

const storedRequest = ({
  person,
  productId,
  productIds,
  preferredTime,
}: ProposalsForm['items'][number]): StoredBookingRequest => ({
  person,
  productId,
  productIds: productIds ?? [],
  preferredMinute: preferredTime ? parseTime(preferredTime) : null,
});

const startsOf = (booked: DayProposal['booked']) =>
  [...booked].flatMap(([request, placed]) =>
    placed.map(({ product, guests, start }) => ({ request, product, guests: [...guests], start })),
  );

type SavedProposal = Omit<DayProposal, 'kind'> & { id: string; kind: Kind };
type Plans = { row: ReservationRow; items: readonly ItemRow[]; group: GroupRequests; saved: SavedProposal[] };

async function proposalViews(
  deps: ReservationDeps,
  context: SessionContext,
  { row, items, group, saved }: Plans,
): Promise<Proposal[]> {
  const duplicates = group.duplicates.flatMap(({ request, reason }) =>
    withoutAlternatives(request, reason, context.language),
  );
  const refusedRequests = group.requests.filter(
    ({ id, isBooked }) => !isBooked && saved.some(({ refused }) => refused.includes(id)),
  );
  const refusals = { visit: { row, items }, requests: refusedRequests, otherwise: 'group_busy' as const };
  const explained = await explainRefusals(deps, context, refusals);
  const views: Proposal[] = [];
  for (const { id, kind, booked, refused, isBest } of saved) {
    const bookedRequests = group.requests.filter((request) => booked.has(request.id));
    const lines = bookedRequests.flatMap((request) => linesOf(request, { row, booked, context }));
    const replaced = replacedItemIds(items, bookedRequests);
    const stayingItems = items.filter((item) => !replaced.includes(item.id));
    if (lines.length === 0) continue;
    const placeOf = (request: PricedRequest) => ({ day: row.day, placed: booked.get(request.id) ?? [] });
    views.push({
      id,
      kind,
      startTime: lines.map((line) => line.startTime).toSorted()[0]!,
      endTime: lines
        .map((line) => line.endTime)
        .toSorted()
        .at(-1)!,
      total: sumOf([
        ...stayingItems.map(({ price }) => price),
        ...bookedRequests.flatMap((request) =>
          request.guests.map((guest) => priceFor(request, guest, placeOf(request))),
        ),
      ]),
      provenBest: isBest,
      items: lines,
      notBookedProducts: [...duplicates, ...refused.flatMap((requestId) => explained.get(requestId) ?? [])],
    });
  }
  return views;
}

type Shown = { row: ReservationRow; booked: DayProposal['booked']; context: SessionContext };

function linesOf(request: PricedRequest, { row, booked, context }: Shown): ProposalItem[] {
  const placed = booked.get(request.id) ?? [];
  const timed = placed.filter(({ product }) => request.products[product]?.planning);
  return request.guests.flatMap((person) =>
    timed
      .filter(({ guests }) => guests.includes(person))
      .toSorted((a, b) => a.start - b.start)
      .map(({ product, start, end }, index) => ({
        person,
        xplanId: request.products[product]!.xplanId,
        name: translate(request.products[product]!.name, context.language).text,
        startTime: formatTime(start),
        endTime: formatTime(end),
        price: index === 0 ? priceFor(request, person, { day: row.day, placed }) : 0,
      })),
  );
}
