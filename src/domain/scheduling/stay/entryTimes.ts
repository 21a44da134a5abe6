import type { DayTimes } from '#contract/names.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { parseTime } from '../../values/timeOfDay.ts';
import type { OpeningBlock } from './openingBlocks.ts';

/** A part of the day a guest can book. All numbers are minutes, bounds inclusive, steps measured from midnight. */
export type Activity = {
  arrivalFrom: MinuteOfDay;
  arrivalTo: MinuteOfDay;
  arrivalStep: number;
  departureUntil: MinuteOfDay;
  departureStep: number;
  minStay: number;
  maxStay: number;
};

export type EntryQuestion = {
  activity: Activity;
  blocks: readonly OpeningBlock[];
  /** Places left in a bucket (0..95) of the pool. */
  freeAt: (bucket: number) => number;
  /** Number of guests, 1 or more. */
  persons: number;
  /** The first minute at which a guest can still arrive. */
  earliestMinute: MinuteOfDay;
};

export type EntryTime = { arrival: MinuteOfDay; departures: MinuteOfDay[] };

/**
 * Every arrival with the departures that go with it, both rising. A pair is offered exactly when arrival and
 * departure are on their grids and inside one opening block, the stay is neither too short nor too long, and every
 * bucket in between has a place for each guest. An arrival without a departure is left out. Never throws.
 */
export function entryTimes(question: EntryQuestion): EntryTime[] {
  const { activity, blocks } = question;
  const times: EntryTime[] = [];
  for (const block of blocks) {
    const from = Math.max(activity.arrivalFrom, block.fromMinute, question.earliestMinute);
    const to = Math.min(activity.arrivalTo, block.toMinute);
    for (const arrival of gridBetween(from, to, activity.arrivalStep)) {
      const departures = departuresIn(arrival, block, question);
      if (departures.length > 0) times.push({ arrival, departures });
    }
  }
  return times.toSorted((a, b) => a.arrival - b.arrival);
}

export type StayQuestion = {
  activity: Activity;
  blocks: readonly OpeningBlock[];
  earliestMinute: MinuteOfDay;
  arrival: MinuteOfDay;
  departure: MinuteOfDay;
};

/**
 * Whether this arrival and departure would be offered in an empty pool: the server asks it about the times it was
 * sent, else `times_unavailable`; whether there is room is for the claim to say. Never throws.
 */
export function stayIsOffered({ arrival, departure, ...day }: StayQuestion): boolean {
  return entryTimes({ ...day, freeAt: () => 1, persons: 1 }).some(
    (time) => time.arrival === arrival && time.departures.includes(departure),
  );
}

function departuresIn(arrival: MinuteOfDay, block: OpeningBlock, question: EntryQuestion): MinuteOfDay[] {
  const { activity } = question;
  const latest = Math.min(activity.departureUntil, block.toMinute, arrival + activity.maxStay);
  const from = Math.max(arrival + activity.minStay, arrival + 1);
  return gridBetween(from, Math.min(latest, lastFreeMinute(arrival, latest, question)), activity.departureStep);
}

/** Up to which minute every bucket from the arrival on has a place for each guest. */
function lastFreeMinute(arrival: MinuteOfDay, latest: MinuteOfDay, { freeAt, persons }: EntryQuestion): MinuteOfDay {
  const [first, end] = bucketsOf(arrival, latest);
  for (let bucket = first; bucket < end; bucket += 1) {
    if (freeAt(bucket) < persons) return bucket * bucketMinutes;
  }
  return latest;
}

function gridBetween(from: MinuteOfDay, to: MinuteOfDay, step: number): MinuteOfDay[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
}

/** Length of a pool's bucket in minutes. */
export const bucketMinutes = 15;

export const bucketsPerDay = 96;

/** The buckets a stay touches, half-open: [first, last + 1) of 0..96, for minutes [from, to). Empty when from = to. */
export function bucketsOf(from: MinuteOfDay, to: MinuteOfDay): [fromBucket: number, toBucket: number] {
  return [Math.floor(from / bucketMinutes), Math.ceil(to / bucketMinutes)];
}

/** The arrivals of an answer in order, each with the departures offered for it that lie later (specification §4). Never throws. */
export function offeredTimes({ arrivalTimes, departures }: Pick<DayTimes, 'arrivalTimes' | 'departures'>): EntryTime[] {
  return minutes(arrivalTimes).map(({ text, minute }) => ({
    arrival: minute,
    departures: minutes(departures[text] ?? [])
      .map((departure) => departure.minute)
      .filter((departure) => departure > minute),
  }));
}

/** The departures that go with an arrival; none while no arrival is chosen. Never throws. */
export function departuresFor(times: readonly EntryTime[], arrival: MinuteOfDay | null): MinuteOfDay[] {
  return times.find((time) => time.arrival === arrival)?.departures ?? [];
}

function minutes(texts: readonly string[]): { text: string; minute: MinuteOfDay }[] {
  return texts.flatMap((text) => {
    const minute = parseTime(text);
    return minute === null ? [] : [{ text, minute }];
  });
}
