import { expect, test } from 'vitest';
import type { BookableProduct, Day } from '#domain/scheduling/day/day.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { entry, exampleDay, massageNeed, request, roomNeed, session, tea, treatment } from './exampleDay.ts';

const deviceNeed = { kindId: 'device', skillId: null, count: 1 };
const laser = treatment({ needs: [massageNeed, roomNeed, deviceNeed] });

type Hours = Partial<Record<'mirjam' | 'room' | 'device', [from: number, to: number]>>;

/** All three are on the roster of a day from ten to two, and free during these hours alone. */
const freeDuring = (hours: Hours, changes: Partial<Day> = {}): Day => {
  const day = exampleDay(changes);
  const device = { ...day.resources[1]!, id: 'device', skills: ['kind device'] };
  return {
    ...day,
    roles: new Map([...day.roles, ['kind device', 'device']]),
    resources: [...day.resources, device].map((one) => {
      const [from, to] = hours[one.id as keyof Hours] ?? [600, 840];
      const otherClaims = [
        { from: 600, to: from },
        { from: to, to: 840 },
      ];
      return { ...one, otherClaims: otherClaims.filter((claim) => claim.from < claim.to) };
    }),
  };
};

const never: [number, number] = [600, 600];
const reason = (day: Day, ...products: BookableProduct[]) => refusalOf(day, [], request('a', products));

test('when a therapist and a room are both missing, the therapist is named first', () => {
  expect(reason(freeDuring({ mirjam: never, room: never }), treatment())).toBe('no_therapist');
});

test('when a room and a device are missing and the therapist is there, the therapist is not what is missing', () => {
  expect(reason(freeDuring({ room: never, device: never }), laser)).toBe('no_room');
  expect(reason(freeDuring({ room: never, device: never }), tea, laser)).toBe('no_room');
});

test('a device that is missing is told as a room', () => {
  expect(reason(freeDuring({ device: never }), laser)).toBe('no_room');
});

test('a therapist who is never free when the room is, is missing', () => {
  expect(reason(freeDuring({ mirjam: [600, 700], room: [700, 840] }), treatment())).toBe('no_therapist');
});

test('nobody is missing where all are free at times, but no two of them together', () => {
  const apart = freeDuring({ mirjam: [600, 660], room: [660, 720], device: [720, 780] });
  expect(reason(apart, laser)).toBe('no_common_time');
});

test('a treatment by two therapists of whom one is there misses a therapist', () => {
  const twice = treatment({ needs: [{ ...massageNeed, count: 2 }] });
  expect(reason(freeDuring({}), twice)).toBe('no_therapist');
});

test('two guests who cannot both be treated in time miss a therapist, or a room', () => {
  const short = { blocks: [{ fromMinute: 600, toMinute: 650 }] };
  const both = request('a', [treatment()], { guests: [1, 2] });
  const day = freeDuring({}, short);
  const [mirjam, room] = day.resources;
  const withTwo = (...more: Day['resources']): Day => ({ ...day, resources: [mirjam!, room!, ...more] });
  expect(refusalOf(withTwo({ ...room!, id: 'room 2' }), [], both)).toBe('no_therapist');
  expect(refusalOf(withTwo({ ...mirjam!, id: 'noor' }), [], both)).toBe('no_room');
});

test('a stay is too short where the therapist is free only after the departure', () => {
  const day = freeDuring({ mirjam: [720, 840] }, { stay: { from: 600, to: 720 } });
  expect(reason(day, treatment())).toBe('stay_too_short');
});

test('a pool that is full is named before a therapist who would be free, and not when the therapist is missing', () => {
  const full = { pools: [{ id: 'hammam', free: [] }] };
  const guided = { ...session('hammam'), planning: { ...session('hammam').planning!, needs: [massageNeed] } };
  expect(reason(freeDuring({}, full), guided)).toBe('pool_full');
  expect(reason(freeDuring({ mirjam: never }), guided)).toBe('no_therapist');
});

test('a session that falls outside the opening hours of a day is not a full pool', () => {
  const blocks = [
    { fromMinute: 600, toMinute: 720 },
    { fromMinute: 800, toMinute: 840 },
  ];
  const day = freeDuring({ mirjam: [650, 720] }, { blocks });
  expect(reason(day, treatment(), session('baths', {}, [665, 740]))).toBe('no_therapist');
});

test('an entry with a treatment misses what the treatment misses', () => {
  const day = freeDuring({ room: never, device: never });
  expect(reason(day, entry, laser)).toBe('no_room');
});
