import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, escapeHtml } from '#domain/catalog/htmlEntities.ts';

test('references are read once', () => {
  expect(decodeEntities('Caf&eacute; &#8364;&#x20AC; &amp;lt; &nbsp;|')).toBe('Café €€ &lt; \u00a0|');
});

test('what is no reference stays as written', () => {
  expect(decodeEntities('Bad & rust &onbekend; &; &# &constructor; &amp')).toBe(
    'Bad & rust &onbekend; &; &# &constructor; &amp',
  );
  expect(decodeEntities('&#0;&#xD800;&#x110000;')).toBe('\ufffd\ufffd\ufffd');
});

test('escaped text comes back as it was', () => {
  fc.assert(fc.property(fc.string(), (text) => decodeEntities(escapeHtml(text)) === text));
});
