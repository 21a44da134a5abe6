import {
  bucketsOf,
  departuresFor,
  entryTimes,
  offeredTimes,
  stayIsOffered,
} from '#domain/scheduling/stay/entryTimes.ts';
import type { EntryQuestion } from '#domain/scheduling/stay/entryTimes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEntryQuestion } from './entryQuestions.ts';

describe('entryTimes', () => {
  const day: EntryQuestion = {
    activity: {
      arrivalFrom: 600,
      arrivalTo: 720,
      arrivalStep: 30,
      departureUntil: 1320,
      departureStep: 60,
      minStay: 120,
      maxStay: 300,
    },
    blocks: [{ fromMinute: 600, toMinute: 1320 }],
    freeAt: () => 10,
    persons: 2,
    earliestMinute: 0,
  };

  test('arrivals every half hour, departures on the whole hour within the shortest and the longest stay', () => {
    expect(entryTimes(day)).toEqual([
      { arrival: 600, departures: [720, 780, 840, 900] },
      { arrival: 630, departures: [780, 840, 900] },
      { arrival: 660, departures: [780, 840, 900, 960] },
      { arrival: 690, departures: [840, 900, 960] },
      { arrival: 720, departures: [840, 900, 960, 1020] },
    ]);
  });

  test('a full quarter of an hour ends every stay that would run through it', () => {
    const full = { ...day, freeAt: (bucket: number) => (bucket === 56 ? 1 : 2) };
    expect(entryTimes(full)).toEqual([
      { arrival: 600, departures: [720, 780, 840] },
      { arrival: 630, departures: [780, 840] },
      { arrival: 660, departures: [780, 840] },
      { arrival: 690, departures: [840] },
      { arrival: 720, departures: [840] },
    ]);
    expect(entryTimes({ ...full, persons: 1 })).toEqual(entryTimes(day));
  });

  test('grids are measured from midnight, not from the first arrival', () => {
    const activity = { ...day.activity, arrivalFrom: 615, arrivalTo: 665 };
    expect(entryTimes({ ...day, activity }).map(({ arrival }) => arrival)).toEqual([630, 660]);
  });

  test('a stay does not run over a break in the opening hours', () => {
    const blocks = [
      { fromMinute: 600, toMinute: 780 },
      { fromMinute: 840, toMinute: 1320 },
    ];
    expect(entryTimes({ ...day, blocks })).toEqual([
      { arrival: 600, departures: [720, 780] },
      { arrival: 630, departures: [780] },
      { arrival: 660, departures: [780] },
    ]);
  });

  test('who asks at half past eleven can no longer arrive before', () => {
    expect(entryTimes({ ...day, earliestMinute: 690 }).map(({ arrival }) => arrival)).toEqual([690, 720]);
    expect(entryTimes({ ...day, earliestMinute: 725 })).toEqual([]);
  });

  test('a closed day and a day of midnight hours', () => {
    expect(entryTimes({ ...day, blocks: [] })).toEqual([]);
    const evening = { ...day.activity, arrivalFrom: 1200, arrivalTo: 1380, departureUntil: 1440 };
    expect(entryTimes({ ...day, activity: evening, blocks: [{ fromMinute: 0, toMinute: 1440 }] })).toEqual([
      { arrival: 1200, departures: [1320, 1380, 1440] },
      { arrival: 1230, departures: [1380, 1440] },
      { arrival: 1260, departures: [1380, 1440] },
      { arrival: 1290, departures: [1440] },
      { arrival: 1320, departures: [1440] },
    ]);
  });

  function obeysEveryRule({ activity, blocks, earliestMinute }: EntryQuestion, a: number, d: number) {
    return (
      a % activity.arrivalStep === 0 &&
      d % activity.departureStep === 0 &&
      a >= activity.arrivalFrom &&
      a <= activity.arrivalTo &&
      a >= earliestMinute &&
      d > a &&
      d - a >= activity.minStay &&
      d - a <= activity.maxStay &&
      d <= activity.departureUntil &&
      blocks.some((block) => block.fromMinute <= a && d <= block.toMinute)
    );
  }

  function hasPlaces({ freeAt, persons }: EntryQuestion, a: number, d: number) {
    return Array.from({ length: 96 }, (_, bucket) => bucket)
      .filter((bucket) => bucket * 15 < d && a < (bucket + 1) * 15)
      .every((bucket) => freeAt(bucket) >= persons);
  }

  function pairsWhere(holds: (arrival: number, departure: number) => boolean): [number, number][] {
    const minutes = Array.from({ length: 289 }, (_, slot) => slot * 5);
    return minutes.flatMap((a) => minutes.filter((d) => d > a && holds(a, d)).map((d): [number, number] => [a, d]));
  }

  test('a pair of times is offered exactly when it obeys every rule and has a place in every bucket', () => {
    fc.assert(
      fc.property(anyEntryQuestion, (question) => {
        const offered = entryTimes(question).flatMap(({ arrival, departures }) =>
          departures.map((departure) => [arrival, departure]),
        );
        expect(offered).toEqual(pairsWhere((a, d) => obeysEveryRule(question, a, d) && hasPlaces(question, a, d)));
      }),
      { numRuns: 60 },
    );
  });

  test('times that were sent are accepted exactly when they obey every rule', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(anyEntryQuestion, minute, minute, (question, arrival, departure) => {
        const [any] = pairsWhere((a, d) => obeysEveryRule(question, a, d));
        expect(stayIsOffered({ ...question, arrival, departure })).toBe(obeysEveryRule(question, arrival, departure));
        if (any) expect(stayIsOffered({ ...question, arrival: any[0], departure: any[1] })).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('every offered arrival has a departure', () => {
    fc.assert(
      fc.property(anyEntryQuestion, (question) =>
        entryTimes(question).every(({ departures }) => departures.length > 0),
      ),
    );
  });
});

describe('bucketsOf', () => {
  test('a stay takes every quarter of an hour it touches', () => {
    expect(bucketsOf(600, 660)).toEqual([40, 44]);
    expect(bucketsOf(605, 661)).toEqual([40, 45]);
    expect(bucketsOf(0, 1440)).toEqual([0, 96]);
    expect(bucketsOf(600, 600)).toEqual([40, 40]);
  });

  test('stays that do not overlap share at most the bucket between them', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minute, minute, minute, (a, b, c) => {
        const [from, seam, to] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number];
        expect(bucketsOf(from, seam)[1] - bucketsOf(seam, to)[0]).toBeLessThanOrEqual(seam % 15 === 0 ? 0 : 1);
      }),
    );
  });
});

describe('offeredTimes', () => {
  const day = {
    arrivalTimes: ['10:00', '11:30'],
    departures: { '10:00': ['10:00', '13:00', '14:00'], '11:30': ['11:00', '15:00'] },
  };

  test('only departures later than the arrival they are offered for are offered', () => {
    expect(offeredTimes(day)).toEqual([
      { arrival: 600, departures: [780, 840] },
      { arrival: 690, departures: [900] },
    ]);
  });

  test('an arrival without departures of its own offers none', () => {
    expect(offeredTimes({ arrivalTimes: ['10:00'], departures: {} })).toEqual([{ arrival: 600, departures: [] }]);
  });

  test('no departures are shown until an arrival is chosen', () => {
    expect(departuresFor(offeredTimes(day), null)).toEqual([]);
    expect(departuresFor(offeredTimes(day), 690)).toEqual([900]);
  });
});
