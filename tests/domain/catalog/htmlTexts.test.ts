import { expect, test } from 'vitest';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';

test('what staff write is cleaned in every language, and an empty translation is left out', () => {
  const texts = richTexts({ nl: '<p>Warm<script>x()</script></p>', en: '', de: 'Wärme' });
  expect(texts).toEqual({ nl: [{ tag: 'p', children: ['Warm'] }], de: 'Wärme' });
  expect(htmlTexts(texts)).toEqual({ nl: '<p>Warm</p>', de: 'Wärme' });
});

test('a text that was never written is empty Dutch', () => {
  expect(htmlTexts({})).toEqual({ nl: '' });
});
