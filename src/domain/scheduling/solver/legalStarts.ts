import { clearSpan, dayWords, keepServed, setSpan, slotsInto } from './bits.ts';
import type { GroupItem } from './groupInput.ts';
import type { Shape } from './problem.ts';
import { seatsAt } from './shapeOf.ts';
import { slotCount, slotMinutes, slotsOf, slotTo } from './slots.ts';

/** What an item needs at its start, the places of its pool per slot, and `[from, to)` in which its guests are inside. */
export type Place = { shapes: readonly Shape[]; places: Int32Array | null; from: number; to: number };

/** As day words the starts an item can have beside nothing else of its group: guests inside, resources and places enough. */
export function legalStarts(item: GroupItem, { shapes, places, from, to }: Place): Int32Array {
  const words = new Int32Array(dayWords);
  if (item.kept) {
    setSpan(words, 0, [slotTo(item.kept.start), slotTo(item.kept.start) + 1]);
    return words;
  }
  const duration = slotsOf(item.duration);
  const last = to - duration;
  if (!item.starts) setSpan(words, 0, [from, last + 1]);
  for (const start of item.starts ?? []) {
    const slot = start / slotMinutes;
    if (Number.isInteger(slot) && slot >= from && slot <= last) setSpan(words, 0, [slot, slot + 1]);
  }
  for (const { rows, count, candidates } of shapes) {
    keepServed(words, rows, { end: candidates.length * dayWords, count, serving: new Int32Array(count) });
  }
  const isShared = shareCandidates(shapes);
  if (places || isShared) {
    for (const slot of listOf(words)) {
      const isFine =
        (!places || hasPlaces(places, slot, [duration, item.pool?.places ?? 0])) &&
        (!isShared || seatsAt(shapes, slot));
      if (!isFine) clearSpan(words, 0, [slot, slot + 1]);
    }
  }
  return words;
}

/** Whether somebody could serve two of the needs. */
function shareCandidates(shapes: readonly Shape[]): boolean {
  return shapes.some((one, index) =>
    shapes.slice(0, index).some((other) => one.candidates.some((resource) => other.rowOf[resource]! >= 0)),
  );
}

function listOf(words: Int32Array): Int16Array {
  const list = new Int16Array(slotCount);
  return list.subarray(0, slotsInto(list, words));
}

function hasPlaces(pool: Int32Array, start: number, [duration, places]: [number, number]): boolean {
  for (let slot = start; slot < start + duration; slot += 1) if (pool[slot]! < places) return false;
  return true;
}
