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
