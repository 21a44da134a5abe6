import { expect, test } from 'vitest';
import { parseRichText, richTextToHtml } from '#domain/catalog/richText.ts';
import { richTextAttacks } from './richTextAttacks.ts';

/** Everything that may stand in cleaned HTML: bare allowed tags, links to safe places, and text without '<' or '>'. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|strong|em|ul|ol|li|h3|h4)>|<br>|<a href="(?:https?:\/\/[^/\\"<>]|mailto:|tel:|#|\/(?![/\\]))[^"<>]*">|<\/a>)*$/;

test('at least 150 known ways to bring code into a page are tried', () => {
  expect(new Set(richTextAttacks).size).toBeGreaterThanOrEqual(150);
});

test.each(richTextAttacks)('%j brings no code into a page', (attack) => {
  const html = richTextToHtml(parseRichText(attack));
  expect(html).toMatch(harmless);
  expect(richTextToHtml(parseRichText(html))).toBe(html);
});
