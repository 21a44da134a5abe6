import { expect, test } from 'vitest';
import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import { parseRichText } from '#domain/catalog/richText.ts';

test('a mail without marks keeps lines and items', () => {
  const html =
    '<h3>Hammam</h3>\n<p>Warm en\n <strong>zacht</strong><br>met <a href="/zeep">zeep</a></p><ul><li>een</li><li>twee</li></ul>';
  expect(plainTextOf(parseRichText(html))).toBe('Hammam\nWarm en zacht\nmet zeep\n- een\n- twee');
});

test('a name with a mark is its words', () => {
  expect(plainTextOf(parseRichText('Hammam <em>de luxe</em> &amp; thee'))).toBe('Hammam de luxe & thee');
});
