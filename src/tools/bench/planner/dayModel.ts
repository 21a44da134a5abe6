import type { GroupInput, GroupItem, Span } from '#domain/scheduling/solver/groupInput.ts';
import type { ModelItem } from './modelItem.ts';
import { daySlots, slots } from './modelItem.ts';
import type { ModelWriter, SolverModel } from './modelWriter.ts';
import { constant, modelWriter, plus } from './modelWriter.ts';
import { addObjective } from './objectiveModel.ts';

export type DayModel = { model: SolverModel; items: ModelItem[] };

/** One day as a model of optional intervals, in minutes. Without existing bookings and fragments. */
export function dayModel(day: GroupInput): DayModel {
  const writer = modelWriter();
  const held = new Map(day.resources.map((resource) => [resource.id, busyIntervals(writer, resource)]));
  const items = day.units.flatMap((unit) => {
    const booked = writer.literal();
    return unit.items.map((item): ModelItem => {
      const start = writer.variable(0, daySlots - 1);
      return { item, unit: unit.id, start, booked, seats: seatsOf(day, writer, { item, start, booked, held }) };
    });
  });
  for (const one of items) limitStarts(day, writer, one);
  for (const guest of day.guests) {
    keepApart(
      day,
      writer,
      items.filter(({ item }) => item.guests.includes(guest.id)),
    );
  }
  for (const intervals of held.values()) writer.add({ noOverlap: { intervals } });
  for (const pool of day.pools) limitPool(writer, pool, items);
  addObjective(day, writer, items);
  return { model: writer.model, items };
}

type Seating = { item: GroupItem; start: number; booked: number; held: ReadonlyMap<string, number[]> };

function seatsOf(day: GroupInput, writer: ModelWriter, { item, start, booked, held }: Seating): ModelItem['seats'] {
  return item.needs.flatMap((need) => {
    const size = slots(need.before) + slots(item.duration) + slots(need.after);
    const choices = day.resources
      .filter((resource) => resource.skills.includes(need.skill))
      .map((resource) => {
        const literal = writer.literal();
        held.get(resource.id)!.push(writer.interval(plus(start, -slots(need.before)), size, [literal]));
        return { resource: resource.id, literal };
      });
    writer.equal([...choices.map(({ literal }) => [literal, 1] as const), [booked, -need.count]], 0);
    return Array.from({ length: need.count }, () => choices);
  });
}

function limitStarts(day: GroupInput, writer: ModelWriter, { item, start, booked }: ModelItem): void {
  const stays = day.guests.filter((guest) => item.guests.includes(guest.id));
  const from = Math.max(...stays.map((stay) => slots(stay.from)));
  const to = Math.min(...stays.map((stay) => Math.floor(stay.to / 5)));
  const allowed = item.starts?.map((minute) => minute / 5).flatMap((slot) => [slot, slot]) ?? [0, daySlots];
  writer.add({ enforcementLiteral: [booked], linear: { vars: [start], coeffs: [1], domain: allowed } });
  writer.atLeast([[start, 1]], from, [booked]);
  writer.atLeast([[start, -1]], slots(item.duration) - to, [booked]);
}

function keepApart(day: GroupInput, writer: ModelWriter, own: readonly ModelItem[]): void {
  const gap = slots(day.changingGap);
  const intervals = own.map(({ item, start, booked }) =>
    writer.interval(plus(start, 0), slots(item.duration) + gap, [booked]),
  );
  writer.add({ noOverlap: { intervals } });
  for (const later of own) {
    for (const earlier of own.filter((one) => later.item.follows.includes(one.item.id))) {
      const terms = [[later.start, 1] as const, [earlier.start, -1] as const];
      writer.atLeast(terms, slots(earlier.item.duration) + gap, [later.booked, earlier.booked]);
    }
  }
}

function limitPool(writer: ModelWriter, pool: GroupInput['pools'][number], items: readonly ModelItem[]): void {
  const most = Math.max(0, ...pool.free.map(({ places }) => places));
  const users = items.filter(({ item }) => item.pool?.id === pool.id);
  const intervals = users.map(({ item, start, booked }) =>
    writer.interval(plus(start, 0), slots(item.duration), [booked]),
  );
  const demands = users.map(({ item }) => constant(item.pool!.places));
  for (let slot = 0; slot < daySlots; slot += 1) {
    const places = pool.free.findLast((span) => covers(span, slot))?.places ?? 0;
    if (places === most) continue;
    intervals.push(writer.interval(constant(slot), 1));
    demands.push(constant(most - places));
  }
  writer.add({ cumulative: { capacity: constant(most), intervals, demands } });
}

function busyIntervals(writer: ModelWriter, { works, otherClaims }: GroupInput['resources'][number]): number[] {
  const busy = Array.from(
    { length: daySlots },
    (_, slot) => !works.some((span) => covers(span, slot)) || otherClaims.some((span) => touches(span, slot)),
  );
  return busy.flatMap((one, slot) => {
    if (!one || busy[slot - 1]) return [];
    const end = busy.indexOf(false, slot);
    return [writer.interval(constant(slot), (end < 0 ? daySlots : end) - slot)];
  });
}

const covers = ({ from, to }: Span, slot: number): boolean => from <= slot * 5 && to >= slot * 5 + 5;
const touches = ({ from, to }: Span, slot: number): boolean => from < slot * 5 + 5 && to > slot * 5;
