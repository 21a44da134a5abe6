import type {
  BookableProduct,
  Day,
  ExistingBooking,
  ProductPlanning,
  BookingRequest,
} from '#domain/scheduling/day/day.ts';
import { freeSpans } from '#domain/scheduling/day/capacity.ts';

export const massageNeed = { kindId: 'therapist', skillId: 'massage', count: 1 };
export const roomNeed = { kindId: 'room', skillId: null, count: 1 };

/** An ordinary Tuesday for two: open 10:00–14:00, Mirjam massages in one room, ten places in the baths, one in the hammam. */
export function exampleDay(changes: Partial<Day> = {}): Day {
  const blocks = changes.blocks ?? [{ fromMinute: 600, toMinute: 840 }];
  const works = blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }));
  const pool = (id: string, places: number) => ({ id, free: freeSpans(Array<number>(96).fill(places), blocks) });
  return {
    date: '2026-05-12',
    blocks,
    earliest: 0,
    stay: null,
    personCount: 2,
    changingGap: 15,
    resources: [
      { id: 'mirjam', skills: ['kind therapist', 'skill massage'], works, otherClaims: [] },
      { id: 'room', skills: ['kind room'], works, otherClaims: [] },
    ],
    pools: [pool('baths', 10), pool('hammam', 1)],
    roles: new Map([
      ['kind therapist', 'therapist'],
      ['skill massage', 'therapist'],
      ['kind room', 'room'],
    ]),
    ...changes,
  };
}

/** Fifty minutes of massage in a room, without buffers. */
export function treatment(changes: Partial<ProductPlanning> = {}, type = 0): BookableProduct {
  const planning = {
    duration: 50,
    bufferBefore: 0,
    bufferAfter: 0,
    guests: 1,
    needs: [massageNeed, roomNeed],
    pool: null,
    ...changes,
  };
  return { xplanId: JSON.stringify(changes), type, planning, stay: null };
}

/** Something with places in a pool and nothing else, at any start unless told. */
export const session = (
  poolId: string,
  changes: Partial<ProductPlanning> = {},
  starts: number[] = [],
): BookableProduct => treatment({ needs: [], pool: { poolId, units: 1, starts, weekdays: null }, ...changes }, 14);

export const meal = (starts: number[]): BookableProduct => ({
  ...session('baths', { duration: 45 }, starts),
  type: 16,
});

/** From ten or half past, every half hour until noon, for at least an hour. */
export const entry: BookableProduct = {
  xplanId: 'entry',
  type: 10,
  planning: null,
  stay: {
    activity: {
      arrivalFrom: 600,
      arrivalTo: 720,
      arrivalStep: 30,
      departureUntil: 1320,
      departureStep: 60,
      minStay: 60,
      maxStay: 720,
    },
    poolId: 'baths',
  },
};

export const tea: BookableProduct = { xplanId: 'tea', type: 1, planning: null, stay: null };

export const request = (
  id: string,
  products: BookableProduct[],
  changes: Partial<BookingRequest> = {},
): BookingRequest => ({
  id,
  guests: [1],
  products,
  preferred: null,
  isFixed: false,
  ...changes,
});

export const at = (start: number): Pick<BookingRequest, 'preferred' | 'isFixed'> => ({
  preferred: start,
  isFixed: true,
});

export const existing = (id: string, start: number, changes: Partial<ExistingBooking> = {}): ExistingBooking => ({
  id,
  guests: [1],
  product: treatment(),
  start,
  duration: 50,
  resources: ['mirjam', 'room'],
  ...changes,
});

/** Who comes first has the earliest of both, and after that nobody can: only a search gives two guests a place. */
export const crossedSessions = (guests = 1): BookableProduct[] => [
  session('baths', { duration: 30, guests }, [690, 720]),
  session('hammam', { duration: 30, guests }, [660, 720]),
];

export const crossedDay = (personCount: number, places = 1): Day =>
  exampleDay({
    personCount,
    changingGap: 0,
    pools: ['baths', 'hammam'].map((id) => ({ id, free: [{ from: 600, to: 840, places }] })),
  });

/** Mirjam and her room, and as many more of both. */
export const secondPair = (from: number, to: number): Day['resources'] =>
  exampleDay().resources.map((one) => ({ ...one, id: `second ${one.id}`, works: [{ from, to }] }));
