import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import { randomNumbers } from '#domain/scheduling/solver/randomNumbers.ts';

const opens = 600;
const closes = 1320;
const duration = 50;
const cleaning = 10;
const therapists = 12;
const rooms = 12;

/** A Saturday of 12 therapists with 12 starts each, `share` of them booked, of whom the first is ill all day. */
export function repairDay(seed: number, share: number): { day: RepairDay; lost: LostBooking[] } {
  const random = randomNumbers(seed * 7919 + 13);
  const starts = Array.from({ length: therapists }, (_, index) => opens + index * (duration + cleaning));
  const claims = new Map<string, { from: number; to: number }[]>();
  const lost: LostBooking[] = [];
  for (let therapist = 0; therapist < therapists; therapist += 1) {
    const offset = 5 * random(3);
    for (const [index, start] of starts.entries()) {
      const from = Math.min(start + offset, closes - duration - cleaning);
      const span = { from, to: from + duration + cleaning };
      const room = `room ${(therapist + index) % rooms}`;
      if (therapist === 0) lost.push(lostBooking(index, from, room));
      else if (random(100) < 100 * share)
        for (const id of [`therapist ${therapist}`, room]) claims.set(id, [...(claims.get(id) ?? []), span]);
    }
  }
  const works = [{ from: opens, to: closes }];
  const resource = (id: string, skills: string[], isAway = false) => ({
    id,
    skills,
    works: isAway ? [] : works,
    otherClaims: claims.get(id) ?? [],
  });
  return {
    lost,
    day: {
      date: '2026-05-16',
      blocks: [{ fromMinute: opens, toMinute: closes }],
      earliest: opens,
      changingGap: 15,
      pools: new Map(),
      guests: new Map(lost.flatMap(({ guests, start }) => guests.map((id) => [id, guest(id, start)]))),
      resources: [
        ...Array.from({ length: therapists }, (_, index) =>
          resource(`therapist ${index}`, ['kind therapist', ...(index % 3 ? ['skill hotstone'] : [])], index === 0),
        ),
        ...Array.from({ length: rooms }, (_, index) => resource(`room ${index}`, ['kind room'])),
      ],
    },
  };
}

const guest = (id: string, start: number) => ({
  id,
  within: { from: Math.max(opens, start - 240), to: Math.min(closes, start + 300) },
  busy: [],
  moved: [],
});

function lostBooking(index: number, start: number, room: string): LostBooking {
  const therapist = { kindId: 'therapist', skillId: null, count: 1 };
  const hotstone = { ...therapist, skillId: 'hotstone' };
  return {
    id: `booking ${index}`,
    guests: [`guest ${index}`],
    planning: {
      duration,
      bufferBefore: 0,
      bufferAfter: cleaning,
      guests: 1,
      needs: [index % 4 === 0 ? hotstone : therapist, { kindId: 'room', skillId: null, count: 1 }],
      pool: null,
    },
    start,
    resources: ['therapist 0', room],
    party: null,
    companions: 0,
  };
}
