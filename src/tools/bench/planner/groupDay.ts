import type {
  GroupGuest,
  GroupInput,
  GroupItem,
  GroupResource,
  GroupUnit,
  Span,
} from '#domain/scheduling/solver/groupInput.ts';
import type { RandomNumbers } from '#domain/scheduling/solver/randomNumbers.ts';
import { randomNumbers } from '#domain/scheduling/solver/randomNumbers.ts';

export type DaySize = { guests: number; items: number; resources: number };

const opens = 540;
const closes = 1380;
const treatments = [
  { name: 'massage', duration: 50, room: 'room' },
  { name: 'facial', duration: 60, room: 'room' },
  { name: 'scrub', duration: 30, room: 'wet room' },
  { name: 'body wrap', duration: 75, room: 'wet room' },
  { name: 'pedicure', duration: 45, room: 'salon' },
  { name: 'back massage', duration: 25, room: 'room' },
] as const;

export function groupDay({ guests, items, resources }: DaySize, seed: number): GroupInput {
  const random = randomNumbers(seed * 7919 + 13);
  for (let warm = 0; warm < 20; warm += 1) random(2);
  const party = Array.from({ length: items }, () => random(treatments.length));
  const people = Array.from({ length: guests }, (_, index): GroupGuest => ({
    id: `guest ${index}`,
    from: opens + random(5) * 30,
    to: closes - random(5) * 60,
  }));
  const units = people.flatMap((guest, index) => unitsOf({ guest: guest.id, index, items, party }, random));
  if (guests > 1 && random(10) < 4) {
    const duo = treatment({ id: 'duo', guests: ['guest 0', 'guest 1'], kind: 0 }, random);
    units.push({ id: 'duo', items: [{ ...duo, treatment: 'duo massage', needs: duoNeeds(duo) }] });
  }
  return {
    changingGap: 15,
    guests: people,
    units,
    resources: Array.from({ length: resources }, (_, index) => resource(index, random)),
    pools: [{ id: 'restaurant', free: [{ from: 690, to: 1320, places: Math.max(2, guests - 1) }] }],
  };
}

const duoNeeds = (item: GroupItem): GroupItem['needs'] =>
  item.needs.map((need, index) => (index === 0 ? { ...need, count: 2 } : need));

type GuestDraft = { guest: string; index: number; items: number; party: readonly number[] };

function unitsOf({ guest, index, items, party }: GuestDraft, random: RandomNumbers): GroupUnit[] {
  const arrangement = random(10) < 4;
  const own = Array.from({ length: items }, (_, item) => {
    const kind = random(10) < 6 ? party[item]! : random(treatments.length);
    return treatment({ id: `item ${index}.${item}`, guests: [guest], kind }, random);
  });
  if (!arrangement) return own.map((item) => ({ id: `unit ${item.id}`, items: [item] }));
  const meal: GroupItem = {
    ...own.at(-1)!,
    treatment: 'dinner',
    duration: 75,
    needs: [],
    starts: [720, 750, 1050, 1080, 1110, 1140],
    preferred: null,
    follows: own.slice(0, -1).map((item) => item.id),
    pool: { id: 'restaurant', places: 1 },
  };
  return [{ id: `arrangement ${index}`, items: [...own.slice(0, -1), meal] }];
}

function treatment(
  { id, guests, kind }: { id: string; guests: readonly string[]; kind: number },
  random: RandomNumbers,
): GroupItem {
  const { name, duration, room } = treatments[kind]!;
  return {
    id,
    guests,
    treatment: name,
    duration,
    needs: [
      { skill: name, count: 1, before: 0, after: 5 },
      { skill: room, count: 1, before: 5, after: 10 },
    ],
    starts: null,
    preferred: random(2) === 0 ? 600 + random(20) * 30 : null,
    follows: [],
    pool: null,
    existingBooking: null,
  };
}

function resource(index: number, random: RandomNumbers): GroupResource {
  const isTherapist = index % 2 === 0;
  const half = index >> 1;
  const names = treatments.map(({ name }) => name);
  const skills = isTherapist
    ? [...new Set([names[half % names.length]!, names[random(names.length)]!, names[random(names.length)]!])]
    : [['room', 'room', 'wet room', 'salon'][half % 4]!];
  const from = isTherapist ? opens + random(11) * 30 : opens - 30;
  const works = { from, to: isTherapist ? from + 540 : closes + 60 };
  return { id: `resource ${index}`, skills, works: [works], otherClaims: claimsOf(works, random) };
}

function claimsOf(works: Span, random: RandomNumbers): Span[] {
  const claims: Span[] = [];
  let remainingMinutes = ((works.to - works.from) * 2) / 5;
  for (let attempt = 0; attempt < 60 && remainingMinutes > 0; attempt += 1) {
    const length = Math.min(30 + random(13) * 5, Math.ceil(remainingMinutes / 5) * 5);
    const from = works.from + random((works.to - works.from - length) / 5 + 1) * 5;
    if (claims.some((span) => span.from < from + length && from < span.to)) continue;
    claims.push({ from, to: from + length });
    remainingMinutes -= length;
  }
  return claims;
}
