import fc from 'fast-check';
import type { Activity, EntryQuestion } from '#domain/scheduling/stay/entryTimes.ts';
import { openingBlocks } from '#domain/scheduling/stay/openingBlocks.ts';

const step = fc.constantFrom(5, 10, 15, 20, 30, 45, 60, 90);
const minute = fc.integer({ min: 0, max: 288 }).map((slot) => slot * 5);

const activity: fc.Arbitrary<Activity> = fc
  .record({
    arrivals: fc.tuple(minute, minute),
    arrivalStep: step,
    departureUntil: minute,
    departureStep: step,
    stays: fc.tuple(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 900 })),
  })
  .map(({ arrivals, stays, ...rest }) => ({
    ...rest,
    arrivalFrom: Math.min(...arrivals),
    arrivalTo: Math.max(...arrivals),
    minStay: Math.min(...stays),
    maxStay: Math.max(...stays),
  }));

const block = fc.tuple(minute, minute).map(([a, b]) => ({ fromMinute: Math.min(a, b), toMinute: Math.max(a, b) }));

/** Any venue's day: day part, opening blocks, occupation of the pool, group and time of asking. */
export const anyEntryQuestion: fc.Arbitrary<EntryQuestion> = fc
  .record({
    activity,
    blocks: fc.array(block, { maxLength: 3 }),
    free: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 96, maxLength: 96 }),
    persons: fc.integer({ min: 1, max: 8 }),
    earliestMinute: fc.oneof(fc.constant(0), minute),
    mostlyFree: fc.boolean(),
  })
  .map(({ free, blocks, mostlyFree, ...rest }) => ({
    ...rest,
    blocks: openingBlocks('2026-12-25', [], [{ fromDate: '2026-12-25', toDate: '2026-12-25', blocks }]),
    freeAt: (bucket: number) => (mostlyFree && bucket % 17 !== 0 ? 99 : free[bucket]!),
  }));
