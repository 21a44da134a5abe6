import { expect, test } from 'vitest';
import { nameOf, sentName, typedName } from '#web/features/admin/products/nameTexts.ts';

test('an ampersand and a smaller-than sign are typed as they are read', () => {
  const typed = { nl: 'Thee & taart', en: 'Less than < 30 min', de: '', fr: '' };
  const sent = sentName(typed);
  expect(sent).toEqual({ nl: 'Thee &amp; taart', en: 'Less than &lt; 30 min' });
  expect(typedName(sent)).toEqual(typed);
});

test('a name with marks keeps them as HTML', () => {
  const sent = sentName({ nl: 'Warm <em>bad</em>', en: '', de: '', fr: '' });
  expect(typedName(sent).nl).toBe('Warm <em>bad</em>');
  expect(nameOf({ name: sent })).toBe('Warm bad');
});
