import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import type { ModelItem } from './modelItem.ts';
import { daySlots, slots } from './modelItem.ts';
import type { ModelWriter, Terms } from './modelWriter.ts';
import { not } from './modelWriter.ts';

export function addObjective(day: GroupInput, writer: ModelWriter, items: readonly ModelItem[]): void {
  const levels = [refused(day, items), distance(writer, items), together(writer, items), waiting(day, writer, items)];
  let weight = 1;
  for (const { terms, most } of levels.toReversed()) {
    writer.minimise(terms.map(([variable, factor]) => [variable, factor * weight] as const));
    weight *= most + 1;
  }
}

type LevelTerms = { terms: Terms; most: number };

function refused(day: GroupInput, items: readonly ModelItem[]): LevelTerms {
  const terms = day.units.map((unit) => {
    const guests = new Set(unit.items.flatMap((item) => item.guests)).size;
    return [items.find((one) => one.unit === unit.id)!.booked, -guests] as const;
  });
  return { terms, most: terms.reduce((sum, [, factor]) => sum - factor, 0) };
}

function distance(writer: ModelWriter, items: readonly ModelItem[]): LevelTerms {
  const withPreference = items.filter(({ item }) => item.preferred !== null);
  const terms = withPreference.map(({ item, start, booked }) => {
    const preferredSlot = item.preferred! / 5;
    const off = writer.variable(0, daySlots);
    writer.atLeast(
      [
        [off, 1],
        [start, -1],
      ],
      -preferredSlot,
      [booked],
    );
    writer.atLeast(
      [
        [off, 1],
        [start, 1],
      ],
      preferredSlot,
      [booked],
    );
    return [off, 1] as const;
  });
  return { terms, most: withPreference.length * daySlots };
}

function together(writer: ModelWriter, items: readonly ModelItem[]): LevelTerms {
  const terms = items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter(({ item }) => item.treatment === one.item.treatment)
      .filter(({ item }) => !item.guests.some((guest) => one.item.guests.includes(guest)))
      .map((other) => {
        const meet = writer.literal();
        writer.equal(
          [
            [one.start, 1],
            [other.start, -1],
          ],
          0,
          [meet],
        );
        writer.add({ enforcementLiteral: [meet], boolAnd: { literals: [one.booked, other.booked] } });
        return [meet, -1] as const;
      }),
  );
  return { terms, most: terms.length };
}

function waiting(day: GroupInput, writer: ModelWriter, items: readonly ModelItem[]): LevelTerms {
  const gap = slots(day.changingGap);
  const terms = day.guests.map((guest) => {
    const own = items.filter(({ item }) => item.guests.includes(guest.id));
    const [first, last] = [writer.variable(0, daySlots), writer.variable(0, daySlots)];
    const [idle, comes] = [writer.variable(0, daySlots), writer.literal()];
    for (const { item, start, booked } of own) {
      writer.atLeast(
        [
          [start, 1],
          [first, -1],
        ],
        0,
        [booked],
      );
      writer.atLeast(
        [
          [last, 1],
          [start, -1],
        ],
        slots(item.duration),
        [booked],
      );
      writer.add({ enforcementLiteral: [booked], boolAnd: { literals: [comes] } });
    }
    writer.add({ boolOr: { literals: [...own.map(({ booked }) => booked), not(comes)] } });
    const busy = own.map(({ item, booked }) => [booked, slots(item.duration) + gap] as const);
    writer.atLeast([[idle, 1], [last, -1], [first, 1], ...busy, [comes, -gap]], 0);
    return [idle, 1] as const;
  });
  return { terms, most: day.guests.length * daySlots };
}
