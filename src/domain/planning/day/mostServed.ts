import { weekdayOf } from '../../values/localDate.ts';
import type { GroupPool, GroupResource, Span } from '../group/groupInput.ts';
import type { BookableProduct, Day, ProductPool } from './day.types.ts';
import { needKey } from './needKey.ts';
import { without } from './worksOn.ts';

/**
 * How often a product could be booked on a day at the very most, one after the other and at once: told by the free time of
 * each thing it needs by itself, so more are impossible and fewer may be too. Never throws.
 */
export function mostServed(day: Day, { planning }: BookableProduct): number {
  if (!planning) return Infinity;
  const { duration, bufferBefore, bufferAfter, needs, pool } = planning;
  const length = bufferBefore + duration + bufferAfter;
  const byNeeds = needs.map((need) => {
    const able = day.resources.filter(({ skills }) => skills.includes(needKey(need)));
    return Math.floor(able.reduce((sum, resource) => sum + timesIn(freeOf(resource), length), 0) / need.count);
  });
  const places = pool && day.pools.find(({ id }) => id === pool.poolId);
  return Math.min(...byNeeds, pool && places ? inSessions(day, pool, { places, duration }) : Infinity);
}

const freeOf = ({ works, taken }: GroupResource): Span[] => taken.reduce<Span[]>(without, [...works]);

const timesIn = (spans: readonly Span[], length: number): number =>
  spans.reduce((sum, { from, to }) => sum + Math.floor((to - from) / length), 0);

function inSessions(
  day: Day,
  { starts, units, weekdays }: ProductPool,
  { places, duration }: { places: GroupPool; duration: number },
): number {
  if (starts.length === 0) return Infinity;
  if (weekdays && !weekdays.includes(weekdayOf(day.date))) return 0;
  const freeAt = (start: number): number =>
    Math.min(
      Infinity,
      ...places.free.filter(({ from, to }) => from < start + duration && start < to).map((span) => span.places),
    );
  return starts.reduce((sum, start) => sum + Math.floor(freeAt(start) / units), 0);
}
