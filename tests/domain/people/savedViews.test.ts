import { expect, test } from 'vitest';
import { relativeDay, savedViewErrors, shownChoices, storedChoices } from '#domain/people/savedViews.ts';

const view = (name: string, isDefault = false) => ({ name, choices: {}, isDefault });

test('days of a view go along with today, or stay', () => {
  const choices = { from: '2026-05-12', to: '2026-05-14', state: 'confirmed' };
  const moving = storedChoices(choices, '2026-05-12', true);
  expect(moving).toEqual({ from: 'today+0', to: 'today+2', state: 'confirmed' });
  expect(shownChoices(moving, '2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-02', state: 'confirmed' });
  expect(shownChoices(storedChoices(choices, '2026-05-12', false), '2026-12-31')).toEqual(choices);
  expect(relativeDay('2026-05-01', '2026-05-12')).toBe('today-11');
  expect(relativeDay('2040-01-01', '2026-05-12')).toBe('2040-01-01');
});

test('names of views differ, and one at most opens the list', () => {
  expect(savedViewErrors([view('Vandaag', true), view('Morgen')])).toEqual([]);
  expect(savedViewErrors([view('Vandaag', true), view(' vandaag '), view('', true)])).toEqual([
    { pointer: '/views/1/name', code: 'name_in_use' },
    { pointer: '/views/2/name', code: 'required' },
    { pointer: '/views/2/isDefault', code: 'duplicate' },
  ]);
  const odd = { name: 'Feest', choices: { from: 'gisteren' }, isDefault: false };
  expect(savedViewErrors([odd])).toEqual([{ pointer: '/views/0/choices/from', code: 'date_invalid' }]);
});

test('a view has a name that can be read', () => {
  expect(savedViewErrors([view('  ')])).toEqual([{ pointer: '/views/0/name', code: 'required' }]);
  expect(savedViewErrors([view('Van\u202Edaag')])).toEqual([
    { pointer: '/views/0/name', code: 'characters_unreadable' },
  ]);
});

test.each([
  ['today+0', []],
  ['today-999', []],
  ['2026-05-12', []],
  ['today+1000', ['/views/0/choices/to']],
  ['today', ['/views/0/choices/to']],
  ['xtoday+1', ['/views/0/choices/to']],
  ['2026-02-30', ['/views/0/choices/to']],
])('a view may end on %j unless it names no day', (to, pointers) => {
  const errors = savedViewErrors([{ name: 'Feest', choices: { to }, isDefault: false }]);
  expect(errors).toEqual(pointers.map((pointer) => ({ pointer, code: 'date_invalid' })));
});

test('a day goes along with today up to 999 days away', () => {
  expect(relativeDay('2029-02-04', '2026-05-12')).toBe('today+999');
  expect(relativeDay('2029-02-05', '2026-05-12')).toBe('2029-02-05');
  expect(relativeDay('2023-08-17', '2026-05-12')).toBe('today-999');
});

test('a view without days has none when it is stored and shown', () => {
  const choices = { sort: 'name' };
  expect(Object.keys(storedChoices(choices, '2026-05-12', true))).toEqual(['sort']);
  expect(Object.keys(shownChoices(choices, '2026-05-12'))).toEqual(['sort']);
});
