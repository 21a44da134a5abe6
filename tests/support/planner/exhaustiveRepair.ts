import type { LostBooking, RepairDay, RepairMeasures, RepairMove } from '#domain/scheduling/repairs/repairDay.ts';

/** The least measures by the levels of `order` over every combination of starts and resources, written out by the minute. */
export function exhaustiveRepair(
  day: RepairDay,
  lost: readonly LostBooking[],
  { order, mayMove }: { order: readonly (keyof RepairMeasures)[]; mayMove: boolean },
): number[] {
  const alone = lost.map((booking) =>
    allMoves(day, booking).filter(
      (move) => (mayMove || move.start === booking.start) && brokenMoves(day, [booking], [move]).length === 0,
    ),
  );
  let best: number[] | null = null;
  const tryFrom = (index: number, moves: RepairMove[]): void => {
    if (index === lost.length) {
      if (leftOverClashes(lost, day, moves).length > 0) return;
      const measures = measuresByHand(lost, moves);
      const values = order.map((level) => measures[level]);
      if (best === null || isLess(values, best)) best = values;
      return;
    }
    tryFrom(index + 1, moves);
    for (const move of alone[index]!)
      if (brokenMoves(day, lost, [...moves, move]).length === 0) tryFrom(index + 1, [...moves, move]);
  };
  tryFrom(0, []);
  return best!;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && a[index]! < b[index]!;
}

function allMoves(day: RepairDay, { id, planning, start }: LostBooking): RepairMove[] {
  const starts = new Set([start, ...Array.from({ length: 288 }, (_, index) => index * 5)]);
  const seats = planning.needs.flatMap(({ kindId, skillId, count }) =>
    Array<string>(count).fill(skillId === null ? `kind ${kindId}` : `skill ${skillId}`),
  );
  let sets: string[][] = [[]];
  for (const seat of seats)
    sets = sets.flatMap((set) =>
      day.resources.filter((one) => one.skills.includes(seat) && !set.includes(one.id)).map((one) => [...set, one.id]),
    );
  return [...starts].flatMap((at) => sets.map((resources) => ({ id, start: at, resources })));
}

const minutes = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** What is wrong with the moves, minute by minute. */
export function brokenMoves(day: RepairDay, lost: readonly LostBooking[], moves: readonly RepairMove[]): string[] {
  const broken: string[] = [];
  const heldMinutes = new Set<string>();
  const poolUnits = new Map<number, number>();
  const spans: { id: string; from: number; to: number; isOld: boolean }[] = [];
  for (const move of moves) {
    const booking = lost.find(({ id }) => id === move.id)!;
    const { duration, bufferBefore, bufferAfter, pool } = booking.planning;
    const end = move.start + duration;
    const isOpen = day.blocks.some((block) => block.fromMinute <= move.start && end <= block.toMinute);
    if (!isOpen || move.start < day.earliest) broken.push(`${move.id} closed`);
    if (pool && pool.starts.length > 0 && !pool.starts.includes(move.start)) broken.push(`${move.id} no session`);
    for (const id of move.resources) {
      const { works, otherClaims } = day.resources.find((one) => one.id === id)!;
      for (const minute of minutes(move.start - bufferBefore, end + bufferAfter)) {
        const isIn = (span: { from: number; to: number }): boolean => span.from <= minute && minute < span.to;
        if (!works.some(isIn) || otherClaims.some(isIn) || heldMinutes.has(`${id} ${minute}`))
          broken.push(`${id} taken`);
        heldMinutes.add(`${id} ${minute}`);
      }
    }
    for (const bucket of pool ? minutes(Math.floor(move.start / 15), Math.ceil(end / 15)) : []) {
      poolUnits.set(bucket, (poolUnits.get(bucket) ?? 0) + pool!.units);
      if (poolUnits.get(bucket)! > day.pools.get('hammam')![bucket]!) broken.push(`${move.id} pool full`);
    }
    for (const id of booking.guests) {
      const { within, busy } = day.guests.get(id)!;
      if (move.start < within.from || within.to < end) broken.push(`${id} away`);
      const isOld = move.start === booking.start;
      for (const other of busy)
        if (isTooNear(other, { from: move.start, to: end }, isOld ? 0 : day.changingGap)) broken.push(`${id} busy`);
      for (const other of spans.filter((one) => one.id === id)) {
        if (isOld && other.isOld) continue;
        if (isTooNear(other, { from: move.start, to: end }, day.changingGap)) broken.push(`${id} twice`);
      }
      spans.push({ id, from: move.start, to: end, isOld });
    }
  }
  return broken;
}

/** Whom of those who are left over, at what they had, a move is in the way of. */
export function leftOverClashes(lost: readonly LostBooking[], day: RepairDay, moves: readonly RepairMove[]): string[] {
  const leftOver = lost.filter(({ id }) => !moves.some((move) => move.id === id));
  return leftOver.flatMap((booking) => {
    const own = { id: booking.id, start: booking.start, resources: booking.resources };
    const clashes = moves.filter((move) => {
      const placed = lost.find(({ id }) => id === move.id)!;
      const alone: RepairDay = { ...day, pools: new Map([['hammam', Array<number>(96).fill(999)]]) };
      const together = brokenMoves(alone, lost, [own, move]);
      const each = [...brokenMoves(alone, [booking], [own]), ...brokenMoves(alone, [placed], [move])];
      return together.length > each.length;
    });
    return clashes.length > 0 || isPoolTooFull(lost, day, moves, booking) ? [booking.id] : [];
  });
}

/** Where somebody with a new time comes in, who is left over counts. */
function isPoolTooFull(
  lost: readonly LostBooking[],
  day: RepairDay,
  moves: readonly RepairMove[],
  leftOver: LostBooking,
): boolean {
  if (!leftOver.planning.pool) return false;
  const bucketsOf = ({ planning }: LostBooking, start: number): number[] =>
    planning.pool ? minutes(Math.floor(start / 15), Math.ceil((start + planning.duration) / 15)) : [];
  return bucketsOf(leftOver, leftOver.start).some((bucket) => {
    const inside = lost.flatMap((booking) => {
      const start = moves.find(({ id }) => id === booking.id)?.start ?? booking.start;
      return bucketsOf(booking, start).includes(bucket) ? [{ booking, isMover: start !== booking.start }] : [];
    });
    const units = inside.reduce((sum, { booking }) => sum + booking.planning.pool!.units, 0);
    return inside.some(({ isMover }) => isMover) && units > day.pools.get('hammam')![bucket]!;
  });
}

const isTooNear = (a: { from: number; to: number }, b: { from: number; to: number }, gap: number): boolean =>
  a.from < b.to + gap && b.from < a.to + gap;

export function measuresByHand(lost: readonly LostBooking[], moves: readonly RepairMove[]): RepairMeasures {
  const startOf = new Map(moves.map(({ id, start }) => [id, start]));
  const sum = (of: (booking: LostBooking, move: RepairMove) => number): number =>
    moves.reduce(
      (total, move) =>
        total +
        of(
          lost.find(({ id }) => id === move.id)!,
          move,
        ),
      0,
    );
  const pairs = lost.flatMap((a, index) => lost.slice(index + 1).map((b) => [a, b] as const));
  const isParted = (a: LostBooking, b: LostBooking): boolean =>
    a.party !== null &&
    a.party === b.party &&
    startOf.has(a.id) &&
    startOf.has(b.id) &&
    startOf.get(a.id) !== startOf.get(b.id);
  return {
    leftOver: lost.filter(({ id }) => !startOf.has(id)).reduce((total, { guests }) => total + guests.length, 0),
    parted:
      pairs.filter(([a, b]) => isParted(a, b)).length +
      sum(({ companions, start }, move) => (move.start === start ? 0 : companions)),
    moved: sum(({ guests, start }, move) => (move.start === start ? 0 : guests.length)),
    shift: sum(({ start }, move) => Math.abs(move.start - start)),
    changed: sum(({ resources }, move) => move.resources.filter((id) => !resources.includes(id)).length),
  };
}
