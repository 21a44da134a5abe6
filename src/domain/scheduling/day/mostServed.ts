import { weekdayOf } from '../../values/localDate.ts';
import type { GroupPool, GroupResource } from '../solver/groupInput.ts';
import type { BookableProduct, Day, ProductPool } from './day.ts';
import { needKey } from './day.ts';

/** An upper bound, from the free time of each need by itself. */
export function mostServed(day: Day, { planning }: BookableProduct): number {
  if (!planning) return Infinity;
  const { duration, bufferBefore, bufferAfter, needs, pool } = planning;
  const length = bufferBefore + duration + bufferAfter;
  const byNeeds = needs.map((need) => {
    const able = day.resources.filter(({ skills }) => skills.includes(needKey(need)));
    return Math.floor(able.reduce((sum, resource) => sum + timesFree(resource, length), 0) / need.count);
  });
  const places = pool && day.pools.find(({ id }) => id === pool.poolId);
  return Math.min(...byNeeds, pool && places ? inSessions(day, pool, { places, duration }) : Infinity);
}

function timesFree({ works, otherClaims }: GroupResource, length: number): number {
  const claims = otherClaims.toSorted((a, b) => a.from - b.from);
  let times = 0;
  for (const { from, to } of works) {
    let free = from;
    for (const span of claims) {
      if (span.from >= to) break;
      if (span.to <= free || span.from >= span.to) continue;
      times += Math.max(0, Math.floor((span.from - free) / length));
      free = span.to;
    }
    times += Math.max(0, Math.floor((to - free) / length));
  }
  return times;
}

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
