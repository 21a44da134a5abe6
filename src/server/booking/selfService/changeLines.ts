import type { ChangeLine, Language } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { ItemRow } from '../rows/reservation.types.ts';

interface Visit {
  day: string;
  items: readonly ItemRow[];
}

interface Change {
  before: Visit;
  after: Visit;
  /** The guest that leaves: later ones have moved up. */
  leaving: number | null;
}

/** What becomes of each product, in the order of before; parts of an arrangement one by one. */
export function changeLines({ before, after, leaving }: Change, language: Language): ChangeLine[] {
  const open = after.items.filter(isShown).map((item) => ({ item, person: personBefore(item.person, leaving) }));
  const counterpartOf = (item: ItemRow): ItemRow | null => {
    const at = open.findIndex((one) => one.person === item.person && one.item.productId === item.productId);
    return at < 0 ? null : open.splice(at, 1)[0]!.item;
  };
  const lines = before.items.filter(isShown).map((item): ChangeLine => {
    const same = counterpartOf(item);
    const isAtSameTime = same?.startMinute === item.startMinute && before.day === after.day;
    const kind = same === null ? 'ends' : isAtSameTime ? 'stays' : 'moves';
    return { ...named(item, item.person, language), kind, before: timeOf(item), after: same && timeOf(same) };
  });
  const begun = open.map(({ item, person }): ChangeLine => ({
    ...named(item, person, language),
    kind: 'begins',
    before: null,
    after: timeOf(item),
  }));
  return [...lines, ...begun].toSorted((a, b) => a.person - b.person);
}

const isShown = ({ objectType, checkinType }: ItemRow): boolean => objectType === 'product' && !checkinType;

const personBefore = (person: number, leaving: number | null): number =>
  leaving !== null && person >= leaving ? person + 1 : person;

const named = ({ name }: ItemRow, person: number, language: Language) => ({
  person,
  name: translate(name, language).text,
});

const timeOf = ({ startMinute }: ItemRow): string | null => (startMinute === null ? null : formatTime(startMinute));
