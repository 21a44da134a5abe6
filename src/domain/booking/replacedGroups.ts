import { plainTextOf } from '../catalog/richText.ts';
import type { RichText } from '../catalog/richText.ts';

type Replaced = { name: RichText; xplanId: string; person: number };

export type ReplacedGroup = { name: string; xplanId: string; guests: number[] };

/** Each product once, with its guests in ascending order. */
export function replacedGroups(replaced: readonly Replaced[]): ReplacedGroup[] {
  const groups = new Map<string, ReplacedGroup>();
  for (const { name, xplanId, person } of replaced.toSorted((a, b) => a.person - b.person)) {
    const group = groups.get(xplanId);
    if (group === undefined) groups.set(xplanId, { name: plainTextOf(name), xplanId, guests: [person] });
    else if (!group.guests.includes(person)) group.guests.push(person);
  }
  return [...groups.values()];
}
