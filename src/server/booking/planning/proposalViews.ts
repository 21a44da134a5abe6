import type { Proposal, ProposalItem } from '#contract/names.ts';
import type { DayProposal } from '#domain/scheduling/day/proposals.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { ProposalTable } from '#server/db/bookingTables.ts';
import { explainRefusals, withoutAlternatives } from './explainRefusals.ts';
import { replacedItemIds } from './groupRequests.ts';
import type { GroupRequests } from './groupRequests.ts';
import { priceFor } from './priceFor.ts';
import type { PricedRequest } from './pricedRequests.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';

export type SavedProposal = Omit<DayProposal, 'kind'> & { id: string; kind: ProposalTable['kind'] };

type Plans = {
  row: ReservationRow;
  items: readonly ItemRow[];
  group: GroupRequests;
  saved: readonly SavedProposal[];
};

/** Throws `service_unavailable`. */
export async function proposalViews(
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
  const refusals = {
    isContinued: true,
    visit: { row, items },
    requests: refusedRequests,
    otherwise: 'group_busy' as const,
  };
  const explained = await explainRefusals({ ...deps, plan: deps.planner.plan }, context, refusals);
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
