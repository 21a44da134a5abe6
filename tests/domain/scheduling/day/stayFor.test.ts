import { describe, expect, test } from 'vitest';
import { stayFor } from '#domain/scheduling/day/requestUnit.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import type { BookableProduct } from '#domain/scheduling/day/day.ts';
import { entry, exampleDay, request, session, treatment } from './exampleDay.ts';

const bathing = entry.stay!;
const lasting = (changes: Partial<typeof bathing.activity>): BookableProduct => ({
  ...entry,
  stay: { ...bathing, activity: { ...bathing.activity, ...changes } },
});

describe('the stay of an entry', () => {
  test('is the longest of the day, also when a shorter one comes first', () => {
    const blocks = [
      { fromMinute: 600, toMinute: 675 },
      { fromMinute: 700, toMinute: 1080 },
    ];
    expect(stayFor(bathing, exampleDay({ blocks }))).toEqual({ from: 720, to: 1080 });
  });

  test('is the earliest of those that are as long', () => {
    const twoHours = lasting({ maxStay: 120, departureStep: 30 }).stay!;
    expect(stayFor(twoHours, exampleDay())).toEqual({ from: 600, to: 720 });
  });

  test('is that of the group when it is offered, and none when it is not', () => {
    expect(stayFor(bathing, exampleDay({ stay: { from: 630, to: 720 } }))).toEqual({ from: 630, to: 720 });
    expect(stayFor(bathing, exampleDay({ stay: { from: 615, to: 720 } }))).toBeNull();
  });
});

describe('what comes with an entry', () => {
  const fromElevenToOne = lasting({ arrivalFrom: 660, arrivalTo: 660, departureUntil: 780 });

  test('is offered between arrival and departure', () => {
    expect(startsFor(exampleDay(), [], request('a', [fromElevenToOne, treatment()]))).toEqual([660, 690, 720]);
  });

  test('ends at the latest when the guest leaves, and begins at the earliest when the guest comes', () => {
    const sessions = session('hammam', {}, [630, 655, 660, 730, 735]);
    expect(startsFor(exampleDay(), [], request('a', [fromElevenToOne, sessions]))).toEqual([660, 730]);
  });

  test('has no start when the stay is too short for it', () => {
    expect(startsFor(exampleDay(), [], request('a', [fromElevenToOne, treatment({ duration: 125 })]))).toEqual([]);
  });
});
