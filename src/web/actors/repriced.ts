import type { QueryClient } from '@tanstack/react-query';
import type { DayTimes, Flow, Reservation, Schedule, StepEntry } from '#contract/names.ts';
import type { RepricedProduct } from '#machines/bookingRequest.types.ts';

/**
 * What was added for another price than any page of the flow showed for that day or start: because staff changed it meanwhile,
 * or because the planner chose the time that the price depends on.
 */
export function repricedIn(
  client: QueryClient,
  flow: Flow,
  { before, after }: { before: Reservation | null; after: Reservation },
): RepricedProduct[] {
  const existing = new Set(itemsOf(before).map(({ itemId }) => itemId));
  const added = itemsOf(after).filter(({ itemId }) => !existing.has(itemId));
  const repriced = new Map<string, RepricedProduct>();
  for (const { xplanId, name, price, startTime = null } of added) {
    const key = { flowId: flow.id, date: after.startDate, xplanId };
    const ofDay = pricesOfDay(client, key);
    const varies = ofDay.some(({ priceVaries }) => priceVaries);
    const ofStart = varies ? pricesAt(client, key, startTime ?? '') : [];
    const shown = ofStart[0] === undefined ? ofDay.map((day) => day.price) : ofStart;
    if (shown.length > 0 && !shown.includes(price))
      repriced.set(xplanId, { xplanId, name, price, startTime: varies ? startTime : null });
  }
  return [...repriced.values()];
}

const itemsOf = (reservation: Reservation | null) => reservation?.persons.flatMap(({ products }) => products) ?? [];

type Key = { flowId: string; date: string; xplanId: string };

function pricesOfDay(client: QueryClient, { flowId, date, xplanId }: Key): { price: number; priceVaries?: boolean }[] {
  const steps = client.getQueriesData<StepEntry[]>({
    queryKey: ['flows', 'step', flowId],
    predicate: ({ queryKey }) => queryKey[4] === date,
  });
  const schedules = client.getQueriesData<{ data: Schedule }>({ queryKey: ['products', 'schedule', xplanId] });
  return [
    ...steps
      .flatMap(([, step]) => step ?? [])
      .flatMap(({ products }) => products.flatMap((product) => [product, ...(product.options ?? [])]))
      .filter((product) => product.xplanId === xplanId),
    ...schedules.flatMap(([, schedule]) => schedule?.data[date] ?? []),
  ];
}

/** By the lists of times of a product, or of the stay that an entry pays for. */
const pricesAt = (client: QueryClient, { date, xplanId }: Key, time: string): number[] =>
  client
    .getQueriesData<DayTimes>({
      queryKey: ['products'],
      predicate: ({ queryKey }) => queryKey[3] === xplanId && queryKey[4] === date,
    })
    .flatMap(([, times]) => times?.prices?.[time] ?? []);
