import type { Aim } from './priceGuest.ts';
import type { Search } from './search.ts';

export type Move = { guests: number[]; first: number | null; aim: Aim | null };

const near = 12;

/** Whom to take out next: anybody, those busy at one time, those in the way of a refused unit, or a party. */
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
  const left = [...guests];
  for (let count = 0; count < skip; count += 1) left.splice(random(left.length), 1);
  return left;
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

/** A slot at which both can start, or -1 when there is none near where chance points. */
function commonStart(one: Starts, other: Starts, random: Search['random']): number {
  const from = Math.max(one.first, other.first);
  const to = Math.min(one.last, other.last);
  if (from > to) return -1;
  const begin = from + random(to - from + 1);
  for (let slot = begin; slot <= to; slot += 1) if (one.legal[slot] === 1 && other.legal[slot] === 1) return slot;
  return -1;
}
