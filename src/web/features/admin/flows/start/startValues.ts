import type { StartPage } from '#contract/names.ts';
import { sentTexts, textsInWords, typedTexts, type TypedTexts } from '../../kit/form/typedTexts.ts';
import { moved } from '../moved.ts';

export type SectionValues = {
  /** Null for a section that was not saved yet. */
  sectionId: string | null;
  name: TypedTexts;
  flowIds: string[];
};

export type StartValues = { sections: SectionValues[] };

export const valuesOf = ({ sections }: StartPage): StartValues => ({
  sections: sections.map(({ id = null, name, flowIds }) => ({ sectionId: id, name: typedTexts(name), flowIds })),
});

/** Sections as they were before, with the flows that are still there; a section that was removed since is a new one. */
export const formerSections = (
  former: StartPage['sections'],
  now: { sections: readonly SectionValues[]; flowIds: readonly string[] },
): SectionValues[] =>
  valuesOf({ sections: former, version: 1 }).sections.map(({ sectionId, name, flowIds }) => ({
    sectionId: now.sections.some((section) => section.sectionId === sectionId) ? sectionId : null,
    name,
    flowIds: flowIds.filter((id) => now.flowIds.includes(id)),
  }));

export const formOf = ({ sections }: StartValues, version: number): StartPage => ({
  sections: sections.map(({ sectionId, name, flowIds }) => ({
    ...(sectionId === null ? {} : { id: sectionId }),
    name: sentTexts(name),
    flowIds,
  })),
  version,
});

export const startInWords = (
  { sections }: StartValues,
  labelOf: (at: number) => string,
  nameOf: (id: string) => string,
) =>
  sections.map(({ name, flowIds }, at) => ({
    label: labelOf(at),
    text: [textsInWords(name), flowIds.map(nameOf).join(', ')].filter(Boolean).join(': '),
  }));

/** A card by its section and its place there. */
export type CardPlace = { section: number; at: number };

/** The card at another place, in its own section or another; null where that section has the flow already. */
export function withCardMoved(sections: readonly SectionValues[], from: CardPlace, to: CardPlace): string[][] | null {
  const lists = sections.map(({ flowIds }) => flowIds);
  const id = lists[from.section]?.[from.at];
  if (id === undefined || lists[to.section] === undefined) return null;
  if (from.section === to.section) {
    return lists.map((list, section) => (section === from.section ? moved(list, from.at, to.at) : list));
  }
  if (lists[to.section]!.includes(id)) return null;
  return lists.map((list, section) => {
    if (section === from.section) return list.filter((each) => each !== id);
    return section === to.section ? [...list.slice(0, to.at), id, ...list.slice(to.at)] : list;
  });
}

/** One place up or down; at an end of its section on to the neighbour. Null at the end of the page. */
export function nextPlace(
  sections: readonly SectionValues[],
  { section, at }: CardPlace,
  step: 1 | -1,
): CardPlace | null {
  const last = (sections[section]?.flowIds.length ?? 0) - 1;
  if (at + step >= 0 && at + step <= last) return { section, at: at + step };
  const neighbour = sections[section + step];
  if (neighbour === undefined) return null;
  return { section: section + step, at: step === 1 ? 0 : neighbour.flowIds.length };
}
