/** Characters of what staff note about a customer or a reservation. */
export const longestNote = 2000;

type Noted = { note: string };

/** Of an account and the one that becomes part of it, in that order; what both say stands once. */
export const mergedNote = (own: Noted, other: Noted): string =>
  [...new Set([own.note, other.note])].filter((note) => note !== '').join('\n');

/** Nothing that staff noted is cut. */
export const doNotesFit = (own: Noted, other: Noted): boolean => mergedNote(own, other).length <= longestNote;
