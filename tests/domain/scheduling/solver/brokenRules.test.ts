import { expect, test } from 'vitest';
import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import type { PlannedItem } from '#domain/scheduling/solver/groupPlan.ts';
import { busyDay, massage } from '#tests/support/planner/units.ts';

const day = busyDay([massage('a', 'anna'), massage('b', 'bas'), massage('c', 'anna', { follows: ['a'] })]);
const sound: PlannedItem[] = [
  { item: 'a', unit: 'a', start: 600, resources: ['mirjam', 'room 1'] },
  { item: 'b', unit: 'b', start: 600, resources: ['noor', 'room 2'] },
  { item: 'c', unit: 'c', start: 675, resources: ['mirjam', 'room 1'] },
];
const change = (index: number, changes: Partial<PlannedItem>): PlannedItem[] =>
  sound.with(index, { ...sound[index]!, ...changes });

test('a sound plan breaks no rule', () => {
  expect(brokenRules(day, { items: sound, refused: [] })).toEqual([]);
});

test.each([
  ['two at once with one masseur', change(1, { resources: ['mirjam', 'room 2'] }), 'a and b share mirjam'],
  ['a room not yet cleaned', change(1, { start: 650, resources: ['noor', 'room 1'] }), 'a and b share room 1'],
  ['no time to change', change(2, { start: 670 }), 'anna has no time between a and c'],
  ['a start off the grid', change(2, { start: 677 }), 'c starts off the grid'],
  ['a guest who has left', change(1, { start: 800 }), 'b is outside the stay of bas'],
  ['a room as masseur', change(1, { resources: ['room 2', 'room 1'] }), 'b has a resource without masseur'],
  ['a missing room', change(1, { resources: ['noor'] }), 'b does not have one resource for each need'],
  ['a unit forgotten', sound.slice(0, 2), 'c is neither whole nor refused'],
  ['the wrong order', change(2, { start: 600 }).with(0, { ...sound[0]!, start: 675 }), 'c comes before a'],
])('%s is found', (_, items, sentence) => {
  expect(brokenRules(day, { items, refused: [] })).toContain(sentence);
});

test('a resource outside its roster or claimed by others is found', () => {
  const [mirjam, ...others] = day.resources;
  const short = { ...day, resources: [{ ...mirjam!, works: [{ from: 540, to: 720 }] }, ...others] };
  expect(brokenRules(short, { items: sound, refused: [] })).toEqual(['c holds mirjam outside its roster']);
  const claimed = { ...day, resources: [{ ...mirjam!, otherClaims: [{ from: 655, to: 665 }] }, ...others] };
  expect(brokenRules(claimed, { items: sound, refused: [] })).toEqual(['a holds mirjam when others have claimed it']);
});
