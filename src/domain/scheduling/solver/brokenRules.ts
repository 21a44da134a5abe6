import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupInput, GroupItem, GroupNeed, Span } from './groupInput.ts';
import type { GroupPlan } from './groupPlan.ts';

type Placed = { item: GroupItem; start: MinuteOfDay; end: MinuteOfDay; resources: readonly string[] };

/** A sentence for every rule a plan breaks. Reads only the input in minutes, independent of the planner. */
export function brokenRules(input: GroupInput, plan: Pick<GroupPlan, 'items' | 'refused'>): string[] {
  const placed = new Map<string, Placed>();
  for (const unit of input.units) {
    for (const item of unit.items) {
      const planned = plan.items.find((one) => one.item === item.id);
      if (planned) placed.set(item.id, { ...planned, item, end: planned.start + item.duration });
    }
  }
  const all = [...placed.values()];
  return [
    ...brokenUnits(input, plan, placed),
    ...all
      .filter(({ item }) => !item.existingBooking)
      .flatMap((one) => [...brokenTimes(input, one), ...brokenNeeds(input, one)]),
    ...all.flatMap((one) => (keepsExistingStart(one) ? [] : [`${one.item.id} has moved`])),
    ...brokenDays(input, all),
    ...brokenSharing(all),
    ...brokenPools(input, all),
  ];
}

function keepsExistingStart({ item, start }: Placed): boolean {
  return !item.existingBooking || item.existingBooking.start === start;
}

function brokenUnits(
  input: GroupInput,
  plan: Pick<GroupPlan, 'items' | 'refused'>,
  placed: ReadonlyMap<string, Placed>,
): string[] {
  return input.units.flatMap((unit) => {
    const booked = unit.items.filter((item) => placed.has(item.id)).length;
    const expected = plan.refused.includes(unit.id) ? 0 : unit.items.length;
    return booked === expected ? [] : [`${unit.id} is neither whole nor refused`];
  });
}

function brokenTimes(input: GroupInput, { item, start, end }: Placed): string[] {
  const broken: string[] = [];
  if (start % 5 !== 0) broken.push(`${item.id} starts off the grid`);
  if (item.starts && !item.starts.includes(start)) broken.push(`${item.id} has no session at that time`);
  for (const guest of input.guests) {
    if (item.guests.includes(guest.id) && (start < guest.from || end > guest.to)) {
      broken.push(`${item.id} is outside the stay of ${guest.id}`);
    }
  }
  return broken;
}

function brokenNeeds(input: GroupInput, { item, start, end, resources }: Placed): string[] {
  const neededSeats = item.needs.flatMap((need) => Array.from({ length: need.count }, () => need));
  if (neededSeats.length !== resources.length || new Set(resources).size !== resources.length) {
    return [`${item.id} does not have one resource for each need`];
  }
  return neededSeats.flatMap((need, index) => {
    const resource = input.resources.find((one) => one.id === resources[index]);
    if (!resource?.skills.includes(need.skill)) return [`${item.id} has a resource without ${need.skill}`];
    const held = heldSpan(need, { from: start, to: end });
    const broken: string[] = [];
    if (!isCovered(held, resource.works)) broken.push(`${item.id} holds ${resource.id} outside its roster`);
    if (resource.otherClaims.some((span) => overlap(span, held)))
      broken.push(`${item.id} holds ${resource.id} when others have claimed it`);
    return broken;
  });
}

const heldSpan = (need: GroupNeed, span: Span): Span => ({ from: span.from - need.before, to: span.to + need.after });

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

function isCovered(span: Span, parts: readonly Span[]): boolean {
  let reached = span.from;
  for (const part of parts.toSorted((a, b) => a.from - b.from))
    if (part.from <= reached) reached = Math.max(reached, part.to);
  return reached >= span.to;
}

function brokenDays(input: GroupInput, all: readonly Placed[]): string[] {
  return input.guests.flatMap((guest) => {
    const own = all.filter(({ item }) => item.guests.includes(guest.id)).toSorted((a, b) => a.start - b.start);
    return own.flatMap((later, index) => {
      const earlier = own[index - 1];
      const broken: string[] = [];
      if (earlier && later.start < earlier.end + input.changingGap) {
        broken.push(`${guest.id} has no time between ${earlier.item.id} and ${later.item.id}`);
      }
      for (const other of own.slice(index + 1)) {
        if (later.item.follows.includes(other.item.id)) broken.push(`${later.item.id} comes before ${other.item.id}`);
      }
      return broken;
    });
  });
}

function brokenSharing(all: readonly Placed[]): string[] {
  const held = all.flatMap(({ item, start, end, resources }) => {
    const neededSeats = item.needs.flatMap((need) => Array.from({ length: need.count }, () => need));
    return neededSeats.map((need, index) => ({
      item,
      resource: resources[index],
      ...heldSpan(need, { from: start, to: end }),
    }));
  });
  return held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .filter((other) => one.resource === other.resource && one.item !== other.item && overlap(one, other))
      .map((other) => `${one.item.id} and ${other.item.id} share ${one.resource}`),
  );
}

function brokenPools(input: GroupInput, all: readonly Placed[]): string[] {
  return input.pools.flatMap((pool) => {
    const inside = all.filter(({ item }) => item.pool?.id === pool.id && !item.existingBooking);
    return Array.from({ length: 288 }, (_, slot) => ({ from: slot * 5, to: slot * 5 + 5 })).flatMap((span) => {
      const { stretch = 5 } = pool;
      const from = Math.floor(span.from / stretch) * stretch;
      const present = inside.filter(({ start, end }) =>
        overlap({ from: start, to: end }, { from, to: from + stretch }),
      );
      const isUsed = inside.some(({ start, end }) => overlap({ from: start, to: end }, span));
      const placesUsed = present.reduce((sum, { item }) => sum + (item.pool?.places ?? 0), 0);
      const free = pool.free.findLast((part) => part.from <= span.from && part.to >= span.to)?.places ?? 0;
      return isUsed && placesUsed > free ? [`${pool.id} is overfull at ${span.from}`] : [];
    });
  });
}
