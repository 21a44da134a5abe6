import { insertGuest } from './insertGuest.ts';
import type { Aim, Noise } from './priceGuest.ts';
import { copyState, overwrite } from './problem/state.ts';
import { randomNumbers } from './randomNumbers.ts';
import type { Best, Search } from './search.ts';
import { costOf, removeGuests } from './search.ts';

const noiseLength = 1024;
const dryMovesBeforeReturn = 600;
const oneWorseMoveIn = 24;
const leastNoise = 1 / 1024;

/**
 * Ruin and recreate (Pisinger and Ropke 2010): removes one to four guests and inserts each again. Stops when the work
 * reaches `until` or the cost `enough`. Accepts equal plans, rarely worse ones; never makes `best` worse.
 */
export function localSearch(search: Search, best: Best, { until, enough }: { until: number; enough: number }): void {
  const { state, work, random, weights, problem } = search;
  if (problem.items.length === 0) return;
  const table = noiseTable();
  const before = copyState(state);
  overwrite(state, best.state);
  let cost = best.cost;
  let dry = 0;
  while (work.used < until && best.cost > enough) {
    overwrite(before, state);
    const move = nextMove(search);
    const removed = removeGuests(search, move.guests);
    shuffle(removed, search, move.first);
    const noise = random(3) === 0 ? null : someNoise(search, table);
    const turn = random(4) === 0 ? random(problem.free.length + 1) : 0;
    for (const guest of removed) insertGuest(search, guest, { aim: move.aim, noise }, turn);
    work.used += 200;
    const next = costOf(search);
    const bearable = random(oneWorseMoveIn) === 0 && next - cost < weights.refused;
    if (next <= cost || bearable) cost = next;
    else overwrite(state, before);
    dry += 1;
    if (next < best.cost) {
      best.cost = next;
      overwrite(best.state, state);
      dry = 0;
    } else if (dry >= dryMovesBeforeReturn) {
      overwrite(state, best.state);
      cost = best.cost;
      dry = 0;
    }
  }
}

function noiseTable(): Float64Array {
  const random = randomNumbers(7);
  return Float64Array.from({ length: noiseLength }, () => random(16));
}

function someNoise({ random, weights, objective }: Search, table: Float64Array): Noise {
  const level = objective[1 + random(objective.length - 1)];
  const unit = level ? weights[level] : weights.refused * leastNoise;
  return { table, offset: random(noiseLength), size: unit * (1 + random(3)) };
}

function shuffle(guests: number[], { random }: Search, first: number | null): void {
  for (let end = guests.length - 1; end > 0; end -= 1) {
    const other = random(end + 1);
    [guests[end], guests[other]] = [guests[other]!, guests[end]!];
  }
  if (first !== null && guests.includes(first)) guests.unshift(...guests.splice(guests.indexOf(first), 1));
}

export type Move = { guests: number[]; first: number | null; aim: Aim | null };

const near = 12;

export function nextMove(search: Search): Move {
  const kind = search.random(8);
  if (kind >= 6) return partyMove(search) ?? anybody(search);
  if (kind >= 4) return refusedMove(search) ?? nearMove(search);
  return kind >= 2 ? nearMove(search) : anybody(search);
}

function anybody({ random, problem }: Search): Move {
  const most = Math.min(problem.guests.length, 4);
  const guests = Array.from({ length: 1 + random(most) }, () => random(problem.guests.length));
  return { guests, first: null, aim: null };
}

function nearMove(search: Search): Move {
  const { random, problem, state } = search;
  const centre = state.start[random(problem.items.length)]!;
  if (centre < 0) return anybody(search);
  const busy = problem.guests
    .map((guest, index) => ({ guest, index }))
    .filter(({ guest }) => guest.items.some((item) => Math.abs(state.start[item]! - centre) <= near))
    .map(({ index }) => index);
  return { guests: some(search, busy), first: null, aim: null };
}

function some({ random }: Search, guests: readonly number[]): number[] {
  const skip = Math.max(0, guests.length - 2 - random(3));
  const remaining = [...guests];
  for (let count = 0; count < skip; count += 1) remaining.splice(random(remaining.length), 1);
  return remaining;
}

function refusedMove(search: Search): Move | null {
  const { problem, state, random } = search;
  const refused = problem.units.flatMap((unit, index) => {
    const possible = unit.items.every((item) => problem.items[item]!.last >= 0);
    return possible && state.booked[index] !== 1 ? [index] : [];
  });
  if (refused.length === 0) return null;
  const unit = problem.units[refused[random(refused.length)]!]!;
  const others = problem.guests.map((_, index) => index).filter((index) => !unit.guests.includes(index));
  return { guests: [...unit.guests, ...some(search, others)], first: unit.guests[0] ?? null, aim: null };
}

function partyMove({ problem, state, random, weights }: Search): Move | null {
  const apart = problem.pairs.filter(([a, b]) => state.start[a]! < 0 || state.start[a] !== state.start[b]);
  const pair = apart[random(Math.max(1, apart.length))];
  if (!pair || weights.apart === 0) return null;
  const [one, other] = random(2) === 0 ? pair : [pair[1], pair[0]];
  const items = [one, ...problem.items[one]!.companions];
  const slot = random(2) === 0 ? commonStart(problem.items[one]!, problem.items[other]!, random) : state.start[one]!;
  if (slot < 0) return null;
  const guests = [...new Set(items.flatMap((item) => problem.items[item]!.guests))];
  const members = guests.length > 4 ? [...problem.items[one]!.guests, ...problem.items[other]!.guests] : guests;
  return { guests: members, first: null, aim: { items, slot, bonus: weights.apart * items.length } };
}

type Starts = { legal: Uint8Array; first: number; last: number };

function commonStart(one: Starts, other: Starts, random: Search['random']): number {
  const from = Math.max(one.first, other.first);
  const to = Math.min(one.last, other.last);
  if (from > to) return -1;
  const begin = from + random(to - from + 1);
  for (let slot = begin; slot <= to; slot += 1) if (one.legal[slot] === 1 && other.legal[slot] === 1) return slot;
  return -1;
}
