import type { Proposal } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { DayProposal } from '#domain/scheduling/day/proposals.ts';
import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { contentKey } from '#server/adapters/memoizeByContent.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { StoredBookingRequest } from '#server/db/jsonColumns.ts';
import type { ProposalTable } from '#server/db/bookingTables.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { groupDayFrom, readVisitDay } from './groupDay.ts';
import { bookingTerms, dayTerms, proposalWeight, requestTerms } from '../rows/planner.ts';
import { proposalsCost } from '../rows/planningCosts.ts';
import { groupRequests, replacedItemIds } from './groupRequests.ts';
import type { GroupRequests } from './groupRequests.ts';
import { proposalViews } from './proposalViews.ts';
import type { SavedProposal } from './proposalViews.ts';
import { saveProposals } from './proposals.repo.ts';
import { liveHold, lockLiveHold, mustBeUnpaid } from '../rows/reservationAccess.ts';
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
 * Plans a group's day in up to three ways and saves the plans; books nothing. While it plans nothing is locked: what
 * changes of the reservation meanwhile is planned anew, and paid for like another question. Throws `reservation_*`,
 * `payment_in_progress`, `product_unavailable`, `person_count_invalid`, `times_unavailable`, `too_many_requests`,
 * `service_unavailable`.
 */
export async function proposePlans(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  form: ProposalsForm,
): Promise<Proposal[]> {
  const question = { slug, stored: form.items.map(storedRequest) };
  for (;;) {
    await deps.planner.charge(context, proposalWeight * question.stored.length);
    const visit = await readGroup(deps, context, question);
    const proposals = await plannedProposals(deps, context, visit);
    const saved = proposals.map((proposal) => ({ ...proposal, id: deps.newId(), kind: kinds[proposal.kind] }));
    if (await saveUnlessChanged(deps, context, { question, visit, saved }))
      return proposalViews(deps, context, { ...visit, saved });
  }
}

type Question = { slug: string; stored: readonly StoredBookingRequest[] };

interface GroupVisit {
  row: ReservationRow;
  items: readonly ItemRow[];
  group: GroupRequests;
  day: Day;
  existingBookings: readonly ExistingBooking[];
}

const keyOf = ({ venue, sessionHash }: SessionContext, slug: string) => ({
  venueId: venue.venueId,
  sessionHash,
  slug,
});

const readGroup = (
  { db, cache, clock }: ReservationDeps,
  context: SessionContext,
  { slug, stored }: Question,
): Promise<GroupVisit> =>
  cache.read(db, context.venue.venueId, async (at) => {
    const row = await liveHold(at, keyOf(context, slug));
    if (flowNeeds.times({ type: row.flowType }) && row.startMinute === null) throw problem('times_unavailable');
    const source = { db: at, clock, venue: context.venue };
    const itemsNow = itemsOf(at, row.venueId, row.id);
    const [items, offers, visitDay] = await together([
      itemsNow,
      soldProducts(at, row.venueId, row.flowId),
      readVisitDay(source, row, itemsNow),
      mustBeUnpaid(at, row),
    ]);
    const group = groupRequests({ offers, owned: visitDay.products }, { row, items, stored });
    const planned = { products: productsOf(group), replacedItemIds: replacedItemIds(items, group.requests) };
    return { row, items, group, ...(await groupDayFrom(source, { row, items }, visitDay, planned)) };
  });

const productsOf = ({ requests }: GroupRequests) => requests.flatMap(({ products }) => products);

async function plannedProposals(
  { planner }: ReservationDeps,
  { signal }: SessionContext,
  { group, day, existingBookings }: GroupVisit,
): Promise<DayProposal[]> {
  const requests = group.requests.map(requestTerms);
  if (requests.length === 0) return [];
  const bookings = existingBookings.map(bookingTerms);
  const key = contentKey([dayTerms(day, productsOf(group)), bookings, requests]);
  const turn = { cost: proposalsCost(requests), signal };
  return planner.proposals.get(key, () => planner.plan('proposals', [day, bookings, requests], turn));
}

type Planned = { question: Question; visit: GroupVisit; saved: readonly SavedProposal[] };

class ChangedMeanwhile extends Error {}

/** Throws `reservation_*` and `payment_in_progress`, where that came meanwhile. */
async function saveUnlessChanged(
  { db }: ReservationDeps,
  context: SessionContext,
  { question, visit, saved }: Planned,
): Promise<boolean> {
  const plans = saved.map(({ id, kind, booked }) => ({
    id,
    kind,
    plan: { requests: [...question.stored], starts: startsOf(booked) },
  }));
  try {
    await inTransaction(db, async (tx) => {
      const row = await lockLiveHold(tx, keyOf(context, question.slug));
      const owner = { venueId: row.venueId, reservationId: row.id };
      const [items] = await together([
        itemsOf(tx, row.venueId, row.id),
        mustBeUnpaid(tx, row),
        saveProposals(tx, owner, plans),
      ]);
      if (contentKey(termsOf(row, items)) !== contentKey(termsOf(visit.row, visit.items))) throw new ChangedMeanwhile();
    });
    return true;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
}

/** What the plans of a group follow from that its visitor can change. */
const termsOf = ({ id, day, personCount, startMinute, endMinute }: ReservationRow, items: readonly ItemRow[]) => [
  [id, day, personCount, startMinute, endMinute],
  items,
];

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
