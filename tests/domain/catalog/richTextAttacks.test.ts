import { expect, test } from 'vitest';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import { richTextHtml } from '#domain/catalog/richTextHtml.ts';
import { richTextAttacks } from './richTextAttacks.ts';

/** Everything that may stand in cleaned HTML: bare allowed tags, links to safe places, and text without '<' or '>'. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|strong|em|ul|ol|li|h3|h4)>|<br>|<a href="(?:https?:\/\/[^/\\"<>]|mailto:|tel:|#|\/(?![/\\]))[^"<>]*">|<\/a>)*$/;

test('at least 150 known ways to bring code into a page are tried', () => {
  expect(new Set(richTextAttacks).size).toBeGreaterThanOrEqual(150);
});

test.each(richTextAttacks)('%j brings no code into a page', (attack) => {
  const html = richTextHtml(richTextOf(attack));
  expect(html).toMatch(harmless);
  expect(richTextHtml(richTextOf(html))).toBe(html);
});
