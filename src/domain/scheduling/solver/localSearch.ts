import { insertGuest } from './insertGuest.ts';
import type { Noise } from './priceGuest.ts';
import { randomNumbers } from './randomNumbers.ts';
import { removeGuests } from './removeGuests.ts';
import type { Search } from './search.ts';
import { costOf } from './search.ts';
import { nextMove } from './nextMove.ts';
import { copyState, overwrite } from './state.ts';

const noiseLength = 1024;
const dryMovesBeforeReturn = 600;
const oneWorseMoveIn = 24;
/** Where nothing but refusals counts: all noise of a day together is less than one of them. */
const leastNoise = 1 / 1024;

/** Best cost found so far with its plan. */
export type Best = { cost: number; state: Search['state'] };

/**
 * Ruin and recreate (Pisinger and Ropke 2010): takes one to four guests out and gives each the best day beside the
 * rest, until the work reaches `until` or the cost reaches `enough`. Keeps what is not worse, rarely what is worse
 * without refusing more. Never makes `best` worse.
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
