import type { Day } from '#domain/scheduling/day/day.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import type { GroupResource, Span } from '#domain/scheduling/solver/groupInput.ts';
import { addDays } from '#domain/values/localDate.ts';

const days = 31;
const staff = 30;
const rooms = 12;

export const firstOfMonth = '2027-03-01';
export const opens = 600;
export const closes = 1_320;

export const massage = { kindId: 'therapist', skillId: 'massage', count: 1 };
export const room = { kindId: 'room', skillId: null, count: 1 };

/** A month of 30 therapists and 12 rooms; `share` of their hours, but for the last, are booked. */
export const busyMonth = (share = 0.4): Day[] => Array.from({ length: days }, (_, index) => busyDay(index, share));

function busyDay(index: number, share: number): Day {
  const random = noise(index + 1);
  const therapists = Array.from({ length: staff }, (_, number) =>
    resource(`therapist-${number}`, [needKey(massage)], { random, share }),
  );
  const free = Array.from({ length: rooms }, (_, number) =>
    resource(`room-${number}`, [needKey(room)], { random, share }),
  );
  return {
    date: addDays(firstOfMonth, index),
    blocks: [{ fromMinute: opens, toMinute: closes }],
    earliest: 0,
    stay: null,
    personCount: 1,
    changingGap: 15,
    resources: [...therapists, ...free],
    pools: [],
    roles: new Map(),
  };
}

type Chance = { random: () => number; share: number };

function resource(id: string, skills: string[], { random, share }: Chance): GroupResource {
  const otherClaims: Span[] = [];
  for (let from = opens; from < closes - 60; from += 60)
    if (random() < share) otherClaims.push({ from, to: from + 60 });
  return { id, skills, works: [{ from: opens, to: closes }], otherClaims };
}

/** Deterministic, so every run has the same month. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
