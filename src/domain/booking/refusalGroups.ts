import type { RichText } from '../catalog/richText.ts';
import type { NotBookedReason } from '#contract/names.ts';

type Offered = { kind: string; date: string; time: string | number | null; persons: readonly number[] };
type Refused<Alternative> = {
  name: RichText;
  xplanId: string;
  person: number;
  reason: NotBookedReason;
  alternatives: readonly Alternative[];
};

export type RefusalGroup<Alternative> = {
  name: RichText;
  xplanId: string;
  reason: NotBookedReason;
  guests: number[];
  offers: { alternative: Alternative; index: number }[];
};

export function refusalGroups<Alternative extends Offered>(
  refused: readonly Refused<Alternative>[],
): RefusalGroup<Alternative>[] {
  const groups = new Map<string, RefusalGroup<Alternative>>();
  for (const [index, { name, xplanId, person, reason, alternatives }] of refused.entries()) {
    const key = `${xplanId} ${reason}`;
    const { guests, offers } = groups.get(key) ?? { guests: [], offers: [] };
    const isNew = (one: Alternative): boolean => !offers.some(({ alternative }) => isSame(alternative, one));
    const added = alternatives.filter(isNew).map((alternative) => ({ alternative, index }));
    groups.set(key, { name, xplanId, reason, guests: [...guests, person], offers: [...offers, ...added] });
  }
  return [...groups.values()];
}

function isSame(a: Offered, b: Offered): boolean {
  if (a.kind === 'other_day') return b.kind === 'other_day' && a.date === b.date;
  return a.kind === b.kind && a.date === b.date && a.time === b.time && a.persons.join() === b.persons.join();
}
