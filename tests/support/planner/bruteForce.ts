import type { GroupInput, GroupItem, Span } from '#domain/scheduling/solver/groupInput.ts';
import { fragmentsIn } from '#domain/scheduling/solver/measuresOf.ts';
import type { PlannedItem } from '#domain/scheduling/solver/groupPlan.ts';
import { guestMeasuresOf } from '#domain/scheduling/solver/measuresOf.ts';
import { bookingObjective, guestLevels } from '#domain/scheduling/solver/problem/objective.ts';
import type { Objective } from '#domain/scheduling/solver/problem/objective.ts';

type Placed = { item: GroupItem; start: number };

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** The best values of the levels of all plans there are, by trying every one; only for tiny days. */
export function bestScore(input: GroupInput, objective: Objective = bookingObjective): number[] {
  const levels = guestLevels(objective);
  let best: number[] = [Infinity];
  const starts = new Map(input.units.flatMap((unit) => unit.items).map((item) => [item.id, startsOf(input, item)]));
  choose(0, 0, []);
  return best;

  function choose(unit: number, item: number, placed: Placed[]): void {
    const current = input.units[unit];
    if (!current) {
      judge(placed);
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
  function judge(placed: readonly Placed[]): void {
    const measures = guestMeasuresOf(input, { items: placed.map(({ item, start }) => ({ item: item.id, start })) });
    const score = levels.map((level) => measures[level]);
    if (isLess(best.slice(0, levels.length), score) || !hasPlaces(input, placed)) return;
    for (const claims of assignments(input, placed, [])) {
      const full = levels.length < objective.length ? [...score, fragmentsIn(input, planOf(placed, claims))] : score;
      if (isLess(full, best)) best = full;
      if (levels.length === objective.length) return;
    }
  }
}

function planOf(placed: readonly Placed[], claims: readonly Claim[]): { items: PlannedItem[] } {
  const items = placed.map(({ item, start }) => {
    const resources = claims.filter((claim) => claim.item === item.id).map(({ resource }) => resource);
    return { item: item.id, unit: '', start, resources };
  });
  return { items };
}

function startsOf(input: GroupInput, item: GroupItem): number[] {
  const guests = input.guests.filter((guest) => item.guests.includes(guest.id));
  const from = Math.max(...guests.map((guest) => guest.from));
  const to = Math.min(...guests.map((guest) => guest.to));
  if (item.existingBooking) return [item.existingBooking.start];
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

type Claim = Span & { item: string; resource: string };

function* assignments(
  input: GroupInput,
  placed: readonly Placed[],
  claims: readonly Claim[],
): Generator<readonly Claim[]> {
  const seats = placed.flatMap(({ item, start }) =>
    item.needs.flatMap((need) =>
      Array.from({ length: need.count }, () => ({
        item: item.id,
        existingResources: item.existingBooking?.resources,
        skill: need.skill,
        from: start - need.before,
        to: start + item.duration + need.after,
      })),
    ),
  );
  const seat = seats[claims.length];
  if (!seat) {
    yield claims;
    return;
  }
  const nth = seats.slice(0, claims.length).filter((one) => one.item === seat.item).length;
  for (const resource of input.resources) {
    if (
      !resource.skills.includes(seat.skill) ||
      (seat.existingResources && seat.existingResources[nth] !== resource.id)
    )
      continue;
    if (!resource.works.some((span) => span.from <= seat.from && span.to >= seat.to)) continue;
    if (resource.otherClaims.some((span) => overlap(span, seat))) continue;
    if (claims.some((claim) => claim.resource === resource.id && overlap(claim, seat))) continue;
    yield* assignments(input, placed, [...claims, { ...seat, resource: resource.id }]);
  }
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
