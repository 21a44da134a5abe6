import type { GroupInput, GroupItem, Span } from '#domain/planning/group/groupInput.ts';
import { measuresOf } from '#domain/planning/group/measuresOf.ts';
import { bookingObjective } from '#domain/planning/group/objective.ts';
import type { Objective } from '#domain/planning/group/objective.ts';

type Placed = { item: GroupItem; start: number };

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** The best values of the levels of all plans there are, by trying every one; only for tiny days. */
export function bestScore(input: GroupInput, objective: Objective = bookingObjective): number[] {
  let best: number[] = [Infinity];
  const starts = new Map(input.units.flatMap((unit) => unit.items).map((item) => [item.id, startsOf(input, item)]));
  choose(0, 0, []);
  return best;

  function choose(unit: number, item: number, placed: Placed[]): void {
    const current = input.units[unit];
    if (!current) {
      const measures = measuresOf(input, { items: placed.map(({ item, start }) => ({ item: item.id, start })) });
      const score = objective.map((level) => measures[level]);
      if (isLess(score, best) && hasResources(input, placed, [])) best = score;
      return;
    }
    if (item === 0) choose(unit + 1, 0, placed);
    const next = current.items[item];
    if (!next) return;
    for (const start of starts.get(next.id) ?? []) {
      const one = { item: next, start };
      if (!placed.every((other) => canGoTogether(input, one, other))) continue;
      if (item + 1 === current.items.length) choose(unit + 1, 0, [...placed, one]);
      else choose(unit, item + 1, [...placed, one]);
    }
  }
}

function startsOf(input: GroupInput, item: GroupItem): number[] {
  const guests = input.guests.filter((guest) => item.guests.includes(guest.id));
  const from = Math.max(...guests.map((guest) => guest.from));
  const to = Math.min(...guests.map((guest) => guest.to));
  if (item.kept) return [item.kept.start];
  const all: number[] = [];
  for (let start = Math.ceil(from / 5) * 5; start + item.duration <= to; start += 5) {
    if (item.starts === null || item.starts.includes(start)) all.push(start);
  }
  return all;
}

function canGoTogether(input: GroupInput, a: Placed, b: Placed): boolean {
  if (!a.item.guests.some((guest) => b.item.guests.includes(guest))) return true;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (second.start < first.start + first.item.duration + input.changingGap) return false;
  return !first.item.follows.includes(second.item.id);
}

export function isLess(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, level) => value !== b[level]);
  return index >= 0 && a[index]! < b[index]!;
}

type Claim = Span & { resource: string };

function hasResources(input: GroupInput, placed: readonly Placed[], claims: readonly Claim[]): boolean {
  if (claims.length === 0 && !hasPlaces(input, placed)) return false;
  const seats = placed.flatMap(({ item, start }) =>
    item.needs.flatMap((need) =>
      Array.from({ length: need.count }, () => ({
        item: item.id,
        kept: item.kept?.resources,
        skill: need.skill,
        from: start - need.before,
        to: start + item.duration + need.after,
      })),
    ),
  );
  const seat = seats[claims.length];
  if (!seat) return true;
  return input.resources.some(
    (resource) =>
      resource.skills.includes(seat.skill) &&
      resource.works.some((span) => span.from <= seat.from && span.to >= seat.to) &&
      !resource.taken.some((span) => overlap(span, seat)) &&
      (!seat.kept ||
        seat.kept[seats.slice(0, claims.length).filter((one) => one.item === seat.item).length] === resource.id) &&
      !claims.some((claim) => claim.resource === resource.id && overlap(claim, seat)) &&
      hasResources(input, placed, [...claims, { resource: resource.id, from: seat.from, to: seat.to }]),
  );
}

function hasPlaces(input: GroupInput, placed: readonly Placed[]): boolean {
  return input.pools.every((pool) => {
    const inside = placed.filter(({ item }) => item.pool?.id === pool.id);
    const { stretch = 5 } = pool;
    return inside.every(({ item, start }) => {
      for (let minute = start; minute < start + item.duration; minute += 5) {
        const from = Math.floor(minute / stretch) * stretch;
        const present = inside.filter((one) => one.start < from + stretch && from < one.start + one.item.duration);
        const free = pool.free.findLast((part) => part.from <= minute && part.to >= minute + 5)?.places ?? 0;
        if (present.reduce((sum, one) => sum + (one.item.pool?.places ?? 0), 0) > free) return false;
      }
      return true;
    });
  });
}
