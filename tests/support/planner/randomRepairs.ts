import type { LostBooking, RepairDay, RepairGuest } from '#domain/scheduling/repairs/repairDay.ts';
import { randomFrom } from '../randomFrom.ts';

type Random = () => number;

const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const chance = (random: Random, share: number): boolean => random() < share;

const skills = ['kind therapist', 'skill hotstone', 'kind room'] as const;
const opens = 600;

/** A day of `length` minutes with two or three therapists, one or two rooms, a pool, and up to four lost bookings. */
export function randomRepair(seed: number, { length = 60, most = 4 } = {}): { day: RepairDay; lost: LostBooking[] } {
  const random = randomFrom(seed);
  const closes = opens + length;
  const minute = (): number => opens + 5 * Math.floor((random() * length) / 5);
  const span = (longest: number) => {
    const from = minute();
    return { from, to: Math.min(closes, from + 5 + 5 * Math.floor((random() * longest) / 5)) };
  };
  const therapists = Array.from({ length: pick(random, [1, 2, 3]) }, (_, index) => ({
    id: `therapist ${index}`,
    skills: [skills[0], ...(chance(random, 0.5) ? [skills[1]] : [])],
  }));
  const rooms = Array.from({ length: pick(random, [1, 2]) }, (_, index) => ({
    id: `room ${index}`,
    skills: [skills[2]],
  }));
  const resources = [...therapists, ...rooms].map((resource) => ({
    ...resource,
    works: chance(random, 0.25) ? [span(length)] : [{ from: opens, to: closes }],
    otherClaims: chance(random, 0.6) ? [span(20)] : [],
  }));
  const guests = new Map<string, RepairGuest>();
  const lost = Array.from({ length: 1 + Math.floor(random() * most) }, (_, index) => lostBooking(index));
  const free = Array.from({ length: 96 }, () => pick(random, [0, 1, 2, 3]));
  const day: RepairDay = {
    date: '2026-05-12',
    blocks: [{ fromMinute: opens, toMinute: closes }],
    earliest: chance(random, 0.2) ? minute() : 0,
    changingGap: pick(random, [0, 5, 15]),
    resources,
    pools: new Map([['hammam', free]]),
    guests,
  };
  return { day, lost };

  function lostBooking(index: number): LostBooking {
    const names = chance(random, 0.2) ? [`a${index}`, `b${index}`] : [`${pick(random, ['a', 'c', 'd', 'e'])}`];
    for (const id of names) {
      const within = chance(random, 0.3) ? span(length) : { from: opens, to: closes };
      guests.set(id, guests.get(id) ?? { id, within, busy: chance(random, 0.3) ? [span(15)] : [] });
    }
    const start = minute();
    const skillId = chance(random, 0.3) ? 'hotstone' : null;
    const needsRoom = chance(random, 0.5);
    const inPool = chance(random, 0.2);
    const party = chance(random, 0.4) ? `party ${start}` : null;
    return {
      id: `booking ${index}`,
      guests: names,
      planning: {
        duration: pick(random, [10, 15, 20]),
        bufferBefore: pick(random, [0, 0, 5]),
        bufferAfter: pick(random, [0, 5]),
        guests: names.length,
        needs: [
          { kindId: 'therapist', skillId, count: names.length },
          ...(needsRoom ? [{ kindId: 'room', skillId: null, count: 1 }] : []),
        ],
        pool: inPool
          ? {
              poolId: 'hammam',
              units: 1,
              starts: chance(random, 0.5) ? [opens, opens + 15, opens + 30] : [],
              weekdays: null,
            }
          : null,
      },
      start,
      resources: ['therapist 0', ...(needsRoom ? ['room 0'] : [])],
      party,
      companions: chance(random, 0.2) ? 1 : 0,
    };
  }
}
