import { expect, test } from 'vitest';
import { doNotesFit, longestNote, mergedNote } from '#domain/people/staffNote.ts';

const lavender = 'Allergisch voor lavendel';
const table = 'Zit graag aan het raam';

test.each([
  [lavender, table, `${lavender}\n${table}`],
  [lavender, '', lavender],
  ['', table, table],
  [table, table, table],
  ['', '', ''],
])('%j and %j become one note', (own, other, merged) => {
  expect(mergedNote({ note: own }, { note: other })).toBe(merged);
});

test('notes that are too long together do not fit, to the character', () => {
  const own = { note: 'a'.repeat(longestNote - table.length - 1) };
  expect(doNotesFit(own, { note: table })).toBe(true);
  expect(doNotesFit({ note: `${own.note}a` }, { note: table })).toBe(false);
});
