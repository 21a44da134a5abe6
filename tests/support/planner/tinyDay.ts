import fc from 'fast-check';
import type { GroupInput, GroupItem, GroupUnit } from '#domain/scheduling/solver/groupInput.ts';

const slot = 5;
const dayFrom = 600;

type Draft = {
  kind: number;
  duration: number;
  preferred: number | null;
  before: number;
  after: number;
  guest: number;
  joined: boolean;
  follows: boolean;
  weight: number | undefined;
};

type TinyDay = { windows: [number, number][]; drafts: Draft[] };

const draft: fc.Arbitrary<Draft> = fc.record({
  kind: fc.integer({ min: 0, max: 5 }),
  duration: fc.integer({ min: 1, max: 3 }),
  preferred: fc.option(fc.integer({ min: 0, max: 9 })),
  before: fc.constantFrom(0, 0, 0, 1),
  after: fc.constantFrom(0, 0, 1, 2),
  guest: fc.integer({ min: 0, max: 2 }),
  joined: fc.boolean(),
  follows: fc.boolean(),
  weight: fc.constantFrom(undefined, undefined, 1, 2, 3),
});

const span = (most: number): fc.Arbitrary<{ from: number; to: number }> =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 1, max: most }))
    .map(([from, length]) => ({ from: dayFrom + from * slot, to: dayFrom + Math.min(most + 2, from + length) * slot }));

const resource = fc.record({
  skills: fc.constantFrom(['massage'], ['room'], ['massage', 'facial'], ['room', 'facial'], ['facial']),
  works: fc.constantFrom(
    [{ from: dayFrom - 30, to: dayFrom + 100 }],
    [{ from: dayFrom, to: dayFrom + 50 }],
    [
      { from: dayFrom, to: dayFrom + 20 },
      { from: dayFrom + 25, to: dayFrom + 60 },
    ],
  ),
  otherClaims: fc.array(span(8), { maxLength: 1 }),
});

/** A day of at most 11 slots, 1–3 guests and 1–4 items with duo, pool, order, buffers, fixed sessions and rosters. */
export const tinyDay: fc.Arbitrary<GroupInput> = fc
  .record({
    gap: fc.integer({ min: 0, max: 2 }),
    windows: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 6, max: 11 })), {
      minLength: 1,
      maxLength: 3,
    }),
    drafts: fc.array(draft, { minLength: 1, maxLength: 4 }),
    resources: fc.array(resource, { minLength: 1, maxLength: 4 }),
    places: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 11, maxLength: 11 }),
    stretch: fc.constantFrom(5, 5, 10, 15),
    usableGap: fc.constantFrom(undefined, 10, 20),
    alike: fc.constantFrom(false, false, false, true),
  })
  .map(({ alike, ...rest }) => (alike ? { ...rest, ...bothAlike(rest) } : rest))
  .map(({ gap, windows, drafts, resources, places, stretch, usableGap }) => ({
    changingGap: gap * slot,
    ...(usableGap && { usableGap }),
    guests: windows.map(([from, to], index) => ({
      id: `guest ${index}`,
      from: dayFrom + from * slot,
      to: dayFrom + to * slot,
    })),
    units: unitsOf(drafts, windows.length),
    resources: resources.map((one, index) => ({ id: `resource ${index}`, ...one })),
    pools: [
      {
        id: 'hammam',
        stretch,
        free: places.map((_, index) => ({
          from: dayFrom + index * slot,
          to: dayFrom + (index + 1) * slot,
          places: places[index - (index % (stretch / slot))]!,
        })),
      },
    ],
  }));

function bothAlike({ windows, drafts }: Pick<TinyDay, 'windows' | 'drafts'>): Pick<TinyDay, 'windows' | 'drafts'> {
  const one = drafts.slice(0, 2).map((draft) => ({ ...draft, kind: draft.kind === 3 ? 0 : draft.kind }));
  const shared = one.length === 2 && one[0]!.joined ? [one[0]!, { ...one[0]!, joined: false }] : one;
  const ofGuest = (guest: number): Draft[] => shared.map((draft) => ({ ...draft, guest }));
  return { windows: [windows[0]!, windows[0]!], drafts: [...ofGuest(0), ...ofGuest(1)] };
}

function unitsOf(drafts: readonly Draft[], guests: number): GroupUnit[] {
  const units: { id: string; items: GroupItem[]; weight: number | undefined }[] = [];
  for (const [index, one] of drafts.entries()) {
    const before = drafts[index - 1];
    const item = itemOf(one, index, guests);
    const last = units.at(-1);
    const sameGuest = last?.items.every((other) => other.guests.includes(item.guests[0]!)) ?? false;
    const follows = one.follows && before && sameGuest ? [`item ${index - 1}`] : [];
    if (last && one.joined && sameGuest) last.items.push({ ...item, follows });
    else units.push({ id: `unit ${index}`, items: [{ ...item, follows }], weight: one.weight });
  }
  return units;
}

function itemOf(one: Draft, index: number, guests: number): GroupItem {
  const first = one.guest % guests;
  const duo = one.kind === 3 && guests > 1;
  const need = (skill: string, count: number): GroupItem['needs'][number] => ({
    skill,
    count,
    before: one.before * slot,
    after: one.after * slot,
  });
  const needs = [
    [need('massage', 1), { ...need('room', 1), before: 0 }],
    [need('facial', 1)],
    [],
    [need('massage', duo ? 2 : 1)],
    [need('massage', 1), need('facial', 1)],
    [need('room', 1)],
  ][one.kind]!;
  return {
    id: `item ${index}`,
    guests: duo ? [`guest ${first}`, `guest ${(first + 1) % guests}`] : [`guest ${first}`],
    treatment: `treatment ${one.kind}`,
    duration: one.duration * slot,
    needs,
    starts: one.kind === 2 && one.before === 0 ? [dayFrom + 10, dayFrom + 25, dayFrom + 35] : null,
    preferred: one.preferred === null ? null : dayFrom + one.preferred * slot,
    follows: [],
    pool: one.kind === 2 ? { id: 'hammam', places: 1 } : null,
    existingBooking: null,
  };
}
