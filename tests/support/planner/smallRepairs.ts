import type { ProductPlanning } from '#domain/scheduling/day/day.ts';
import type { LostBooking, RepairDay, RepairGuest, RepairMove } from '#domain/scheduling/repairs/repairDay.ts';
import type { GroupResource } from '#domain/scheduling/solver/groupInput.ts';

const works = [{ from: 600, to: 840 }];

export const therapist = (id: string, changes: Partial<GroupResource> = {}): GroupResource => ({
  id,
  skills: ['kind therapist', 'skill massage'],
  works,
  otherClaims: [],
  ...changes,
});

export const room = (id: string, changes: Partial<GroupResource> = {}): GroupResource => ({
  ...therapist(id),
  skills: ['kind room'],
  ...changes,
});

export const guest = (id: string, changes: Partial<RepairGuest> = {}): RepairGuest => ({
  id,
  within: { from: 600, to: 840 },
  busy: [],
  ...changes,
});

export const guestsById = (...guests: RepairGuest[]): RepairDay['guests'] =>
  new Map(guests.map((one) => [one.id, one]));

/** Units in every quarter of an hour. */
export const pool = (units: number): number[] => Array<number>(96).fill(units);

/** A Tuesday, open 10:00–14:00, on which Noor massages in one room; Anna and Bas are there all day. */
export function repairDay(changes: Partial<RepairDay> = {}): RepairDay {
  return {
    date: '2026-05-12',
    blocks: [{ fromMinute: 600, toMinute: 840 }],
    earliest: 0,
    changingGap: 15,
    resources: [therapist('noor'), room('room 1')],
    pools: new Map(),
    guests: guestsById(guest('anna'), guest('bas')),
    ...changes,
  };
}

/** Anna's massage of fifty minutes at 11:00, for which Mirjam dropped out. */
export function lostBooking(
  id: string,
  { planning = {}, ...changes }: Partial<Omit<LostBooking, 'planning'>> & { planning?: Partial<ProductPlanning> } = {},
): LostBooking {
  return {
    id,
    guests: ['anna'],
    start: 660,
    resources: ['mirjam', 'room 1'],
    party: null,
    companions: 0,
    ...changes,
    planning: {
      duration: 50,
      bufferBefore: 0,
      bufferAfter: 0,
      guests: 1,
      needs: [
        { kindId: 'therapist', skillId: 'massage', count: 1 },
        { kindId: 'room', skillId: null, count: 1 },
      ],
      pool: null,
      ...planning,
    },
  };
}

/** In a pool, without therapist or room. */
export const inPool = (units: number, changes: Partial<ProductPlanning['pool']> = {}): Partial<ProductPlanning> => ({
  needs: [],
  pool: { poolId: 'baths', units, starts: [], weekdays: null, ...changes },
});

export const move = (id: string, start: number, ...resources: string[]): RepairMove => ({ id, start, resources });
