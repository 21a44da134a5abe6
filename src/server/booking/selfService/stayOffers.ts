import { allFit, fitBudget } from '#domain/scheduling/day/dayPlan.ts';
import { liesInBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { movedTo } from './moveOffers.ts';
import type { OwnReservation } from './ownReservation.ts';
import { rebookRequests } from './rebookRequests.ts';

const step = 15;

/** Other departures of the same arrival with everything the group has, in order; none for a visit without a stay. */
export async function stayOffers(source: DaySource, own: OwnReservation): Promise<MinuteOfDay[]> {
  const { row, items } = own;
  const { startMinute: start, endMinute } = row;
  if (start === null) return [];
  const requests = await rebookRequests(source.db, row, items);
  const products = requests.flatMap((request) => request.products);
  const { day } = await groupDay(
    source,
    { row: { ...row, startMinute: null, endMinute: null }, items: [] },
    { products, replacedItemIds: items.map(({ id }) => id) },
  );
  const work = { used: 0, limit: fitBudget * 4 };
  const ends = Array.from({ length: (1440 - start) / step }, (_, at) => start + (at + 1) * step);
  const isOffered = (end: MinuteOfDay): boolean =>
    end !== endMinute &&
    liesInBlock(day.blocks, { from: start, to: end }) &&
    allFit(...movedTo({ day, own, requests }, { start, end }), work);
  return withinPlannerLimits(() => ends.filter(isOffered), []);
}
