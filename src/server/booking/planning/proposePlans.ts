import type { Proposal, ProposalItem } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { proposeDays } from '#domain/scheduling/day/proposals.ts';
import type { DayProposal } from '#domain/scheduling/day/proposals.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { StoredBookingRequest } from '#server/db/jsonColumns.ts';
import type { ProposalTable } from '#server/db/bookingTables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { explainRefusals, objected } from './explainRefusals.ts';
import { groupDay } from './groupDay.ts';
import { groupRequests, replacedBy } from './groupRequests.ts';
import type { GroupRequests } from './groupRequests.ts';
import { saveProposals } from './proposals.repo.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { priceFor } from './pricedRequests.ts';
import type { PricedRequest } from './pricedRequests.ts';

/** Times as 'HH:mm'. */
export type WishForm = {
  items: { person: number; productId: string; productIds?: string[]; preferredTime?: string | null }[];
};

type Kind = ProposalTable['kind'];

const kinds: Record<DayProposal['kind'], Kind> = {
  together: 'together',
  inTurn: 'one_after_another',
  shortestStay: 'shortest_stay',
};

/**
 * Plans a group's whole wish in up to three ways, beside what it has and does not wish anew. Nothing is booked; the plans
 * are kept until the next ones or the end of the hold. Throws `reservation_*`, `payment_in_progress`,
 * `product_unavailable`, `person_count_invalid`, `times_unavailable`.
 */
export async function proposePlans(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  form: WishForm,
): Promise<Proposal[]> {
  const { venue } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const wished = form.items.map(wishedItem);
  const found = await inTransaction(tools.db, async (tx) => {
    const row = await lockUnpaidHold(tx, key);
    if (flowNeeds.times({ type: row.flowType }) && row.startMinute === null) throw problem('times_unavailable');
    const items = await itemsOf(tx, row.venueId, row.id);
    const group = await groupRequests(tx, { row, items, wished });
    const products = group.wishes.flatMap((wish) => wish.products);
    const question = { row, venue, items, products, replacedItemIds: replacedBy(items, group.wishes) };
    const { day, kept } = await groupDay(tx, tools.clock, question);
    const proposals = group.wishes.length === 0 ? [] : unlessTooLarge(() => proposeDays(day, kept, group.wishes), []);
    const saved = proposals.map((proposal) => ({ ...proposal, id: tools.newId(), kind: kinds[proposal.kind] }));
    await saveProposals(
      tx,
      { venueId: row.venueId, reservationId: row.id },
      saved.map(({ id, kind, booked }) => ({ id, kind, plan: { wish: wished, starts: startsOf(booked) } })),
    );
    return { row, items, group, saved };
  });
  return viewsOf(tools, context, found);
}

const wishedItem = ({
  person,
  productId,
  productIds,
  preferredTime,
}: WishForm['items'][number]): StoredBookingRequest => ({
  person,
  productId,
  productIds: productIds ?? [],
  preferredMinute: preferredTime ? parseTime(preferredTime) : null,
});

const startsOf = (booked: DayProposal['booked']) =>
  [...booked].flatMap(([wish, placed]) =>
    placed.map(({ product, guests, start }) => ({ wish, product, guests: [...guests], start })),
  );

type Saved = Omit<DayProposal, 'kind'> & { id: string; kind: Kind };
type Found = { row: ReservationRow; items: readonly ItemRow[]; group: GroupRequests; saved: Saved[] };

async function viewsOf(
  tools: ReservationDeps,
  context: SessionContext,
  { row, items, group, saved }: Found,
): Promise<Proposal[]> {
  const objections = group.objections.flatMap(({ wish, reason }) => objected(wish, reason, context.language));
  const lost = group.wishes.filter((wish) => !wish.isBooked && saved.some(({ refused }) => refused.includes(wish.id)));
  const explained = await explainRefusals(tools, context, { row, items, refused: lost, otherwise: 'group_busy' });
  const views: Proposal[] = [];
  for (const { id, kind, booked, refused, isBest } of saved) {
    const wishes = group.wishes.filter((wish) => booked.has(wish.id));
    const lines = wishes.flatMap((wish) => linesOf(wish, { row, booked, context }));
    const replaced = replacedBy(items, wishes);
    const stands = items.filter((item) => !replaced.includes(item.id));
    if (lines.length === 0) continue;
    views.push({
      id,
      kind,
      startTime: lines.map((line) => line.startTime).toSorted()[0]!,
      endTime: lines
        .map((line) => line.endTime)
        .toSorted()
        .at(-1)!,
      total: sumOf([...stands.map(({ price }) => price), ...wishes.flatMap((wish) => pricesOf(wish, row))]),
      provenBest: isBest,
      items: lines,
      notBookedProducts: [...objections, ...refused.flatMap((wish) => explained.get(wish) ?? [])],
    });
  }
  return views;
}

const pricesOf = (wish: PricedRequest, { day }: ReservationRow): number[] =>
  wish.guests.map((guest) => priceFor(wish, guest, day));

type Shown = { row: ReservationRow; booked: DayProposal['booked']; context: SessionContext };

/** What each guest does when; a stay is not something a guest does. The price stands at a wish's first line. */
function linesOf(wish: PricedRequest, { row, booked, context }: Shown): ProposalItem[] {
  const timed = (booked.get(wish.id) ?? []).filter(({ product }) => wish.products[product]?.planning);
  return wish.guests.flatMap((person) =>
    timed
      .filter(({ guests }) => guests.includes(person))
      .toSorted((a, b) => a.start - b.start)
      .map(({ product, start, end }, index) => ({
        person,
        xplanId: wish.products[product]!.xplanId,
        name: translate(wish.products[product]!.name, context.language).text,
        startTime: formatTime(start),
        endTime: formatTime(end),
        price: index === 0 ? priceFor(wish, person, row.day) : 0,
      })),
  );
}
