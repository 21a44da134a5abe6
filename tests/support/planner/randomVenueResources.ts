import fc from 'fast-check';
import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import type { RosterChange, RosterPattern } from '#domain/scheduling/day/capacity.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { VenueResource, VenueScale } from './randomVenue.types.ts';

type Able = Pick<VenueResource, 'kindId' | 'skillIds'>;

export function randomResources(date: string, scale: VenueScale): fc.Arbitrary<VenueResource[]> {
  const others = fc.array(randomResource(date, scale, anybody), { maxLength: scale.resources - 2 });
  return fc
    .tuple(randomResource(date, scale, fc.constant(allrounder)), randomResource(date, scale, anybody), others)
    .map(([one, another, rest]) =>
      [one, another, ...rest].map((resource, index) => ({ ...resource, id: `resource ${index}` })),
    );
}

const allrounder: Able = { kindId: 'therapist', skillIds: ['couple', 'facial', 'massage'] };
const anybody: fc.Arbitrary<Able> = fc.constantFrom<Able>(
  { kindId: 'therapist', skillIds: ['facial', 'massage'] },
  { kindId: 'therapist', skillIds: ['massage'] },
  { kindId: 'therapist', skillIds: ['facial'] },
  { kindId: 'therapist', skillIds: [] },
  { kindId: 'room', skillIds: ['wet'] },
  { kindId: 'room', skillIds: [] },
  { kindId: 'device', skillIds: [] },
);

function randomResource(
  date: string,
  scale: VenueScale,
  able: fc.Arbitrary<Able>,
): fc.Arbitrary<Omit<VenueResource, 'id'>> {
  return fc
    .record({
      able,
      roster: randomRoster(date, scale),
      changes: sometimes(randomChange(date, scale)),
      claims: sometimes(randomSpan(scale, 3)),
    })
    .map(({ able: { kindId, skillIds }, ...rest }) => ({ kindId, skillIds, ...rest }));
}

const sometimes = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 1, maxLength: 2 }) },
  );

function randomRoster(date: string, scale: VenueScale): fc.Arbitrary<RosterPattern> {
  const weekday = weekdayOf(date);
  const allDay = fc.constant([{ from: 0, to: 1440 }]);
  const blocks = fc.oneof(
    { weight: 6, arbitrary: allDay },
    { weight: 3, arbitrary: fc.array(randomSpan(scale, 1), { maxLength: 2 }) },
  );
  const week = fc.record({ today: blocks, tomorrow: blocks }).map(({ today, tomorrow }) => ({
    days: [
      { weekday, blocks: today },
      { weekday: (weekday % 7) + 1, blocks: tomorrow },
    ],
  }));
  return fc.record({
    fromDate: fc.integer({ min: -1, max: 24 }).map((back) => addDays(date, -back)),
    weeks: fc.array(week, { minLength: 1, maxLength: 3 }),
  });
}

function randomChange(date: string, scale: VenueScale): fc.Arbitrary<RosterChange> {
  return fc
    .record({
      kind: fc.constantFrom('absence' as const, 'closure' as const, 'break' as const, 'extra' as const),
      before: fc.integer({ min: -1, max: 2 }),
      after: fc.integer({ min: -1, max: 2 }),
      blocks: fc.oneof(
        { weight: 1, arbitrary: fc.constant(null) },
        { weight: 5, arbitrary: fc.array(randomSpan(scale, 3), { minLength: 1, maxLength: 2 }) },
      ),
    })
    .map(({ kind, before, after, blocks }) => ({
      kind,
      fromDate: addDays(date, -before),
      toDate: addDays(date, after),
      blocks,
    }));
}

/** A span around the hours of the scale, at most a `share` of them long. */
export function randomSpan({ from, length, offGrid }: VenueScale, share: number): fc.Arbitrary<Span> {
  const slots = Math.floor(length / 5);
  return fc
    .record({
      start: fc.integer({ min: -2, max: slots }),
      slots: fc.integer({ min: 1, max: Math.ceil(slots / share) + 4 }),
      shift: fc.constantFrom(...offGrid),
    })
    .map((draft) => {
      const begin = from + draft.start * 5 + draft.shift;
      return { from: Math.max(0, begin), to: Math.min(1440, begin + draft.slots * 5) };
    })
    .filter((span) => span.from < span.to);
}
