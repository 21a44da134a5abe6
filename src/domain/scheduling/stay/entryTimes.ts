import type { DayTimes } from '#contract/names.ts';
import type { Cents } from '../../values/cents.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { parseTime } from '../../values/timeOfDay.ts';
import type { OpeningBlock } from './openingBlocks.ts';

/** Minutes, bounds inclusive; steps are counted from midnight. */
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
  freeAt: (bucket: number) => number;
  persons: number;
  earliestMinute: MinuteOfDay;
};

export type EntryTime = { arrival: MinuteOfDay; departures: MinuteOfDay[] };

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

function lastFreeMinute(arrival: MinuteOfDay, latest: MinuteOfDay, { freeAt, persons }: EntryQuestion): MinuteOfDay {
  const [first, end] = bucketsOf(arrival, latest);
  for (let bucket = first; bucket < end; bucket += 1) {
    if (freeAt(bucket) < persons) return bucket * bucketMinutes;
  }
  return latest;
}

/** Multiples of the step, counted from midnight; both ends inclusive. */
export function gridBetween(from: MinuteOfDay, to: MinuteOfDay, step: number): MinuteOfDay[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
}

export const bucketMinutes = 15;

export const bucketsPerDay = 96;

/** Half-open [first, last + 1) of 0..96; empty when from = to. */
export function bucketsOf(from: MinuteOfDay, to: MinuteOfDay): [fromBucket: number, toBucket: number] {
  return [Math.floor(from / bucketMinutes), Math.ceil(to / bucketMinutes)];
}

/** `price` in cents per person; absent when it does not depend on the time. */
export type OfferedTime = EntryTime & { price?: Cents };

type Offer = Pick<DayTimes, 'arrivalTimes' | 'departures' | 'prices'>;

export function offeredTimes({ arrivalTimes, departures, prices = {} }: Offer): OfferedTime[] {
  return minutes(arrivalTimes).map(({ text, minute }) => ({
    arrival: minute,
    ...(prices[text] === undefined ? {} : { price: prices[text] }),
    departures: minutes(departures[text] ?? [])
      .map((departure) => departure.minute)
      .filter((departure) => departure > minute),
  }));
}

export function departuresFor(times: readonly EntryTime[], arrival: MinuteOfDay | null): MinuteOfDay[] {
  return times.find((time) => time.arrival === arrival)?.departures ?? [];
}

function minutes(texts: readonly string[]): { text: string; minute: MinuteOfDay }[] {
  return texts.flatMap((text) => {
    const minute = parseTime(text);
    return minute === null ? [] : [{ text, minute }];
  });
}
