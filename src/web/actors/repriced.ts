import type { QueryClient } from '@tanstack/react-query';
import type { DayTimes, Flow, PersonProduct, Reservation, Schedule, StepEntry } from '#contract/names.ts';
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
  for (const item of added) {
    const { xplanId, name, price, startTime } = item;
    const ofDay = pricesOfDay(client, { flowId: flow.id, date: after.startDate, xplanId });
    const varies = ofDay.some(({ priceVaries }) => priceVaries === true);
    const ofStart = varies ? pricesOfStart(client, after.startDate, item) : [];
    const shown = ofStart.length > 0 ? ofStart : ofDay.map((day) => day.price);
    if (shown.length === 0 || shown.includes(price)) continue;
    repriced.set(xplanId, { xplanId, name, price, startTime: varies ? (startTime ?? null) : null });
  }
  return [...repriced.values()];
}

const itemsOf = (reservation: Reservation | null) => reservation?.persons.flatMap(({ products }) => products) ?? [];

type Shown = { price: number; priceVaries?: boolean };

function pricesOfDay(
  client: QueryClient,
  { flowId, date, xplanId }: { flowId: string; date: string; xplanId: string },
): Shown[] {
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

/** Of the lists of times that were read for the product, or for the stay that an entry pays for. */
function pricesOfStart(client: QueryClient, date: string, { xplanId, startTime }: PersonProduct): number[] {
  const lists = client.getQueriesData<DayTimes>({
    queryKey: ['products'],
    predicate: ({ queryKey: [, kind, , id, day] }) =>
      (kind === 'starts' || kind === 'times') && id === xplanId && day === date,
  });
  return lists.flatMap(([, times]) => times?.prices?.[startTime ?? ''] ?? []);
}
