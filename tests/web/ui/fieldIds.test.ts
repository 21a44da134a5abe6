import { expect, test } from 'vitest';
import { describedBy } from '#web/ui/fieldIds.ts';

test('a field is described by its error first and its hint after', () => {
  expect(describedBy('mail', 'Hier komt je bevestiging', 'Ongeldig e-mailadres')).toBe('mail-error mail-hint');
});

test('a field with nothing to add has no description', () => {
  expect([describedBy('mail', undefined, undefined), describedBy('mail', undefined, '')]).toEqual([
    undefined,
    undefined,
  ]);
});
