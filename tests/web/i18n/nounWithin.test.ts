import { expect, test } from 'vitest';
import { nounWithin } from '#web/i18n/nounWithin.ts';

test('a noun loses its capital within a line, but not in German', () => {
  expect(nounWithin('Badkledingdag', 'nl')).toBe('badkledingdag');
  expect(nounWithin('Badekleidungstag', 'de')).toBe('Badekleidungstag');
});
