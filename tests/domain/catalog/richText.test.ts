import { plainTextOf, safeHref } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { expect, test } from 'vitest';

test.each(['https://olijfgaard.example/faq?a=1#b', 'mailto:info@x.nl', 'tel:+31612345678', '/customer', '#prijzen'])(
  '%j may be linked',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://x.nl/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'evil.example',
  'http://x.nl',
])('%j may not be linked', (href) => {
  expect(safeHref(href)).toBeNull();
});

test('spaces and skipped characters are stripped', () => {
  expect(safeHref(' https://x.nl/\na ')).toBe('https://x.nl/a');
});

test('a mail without marks keeps lines and items', () => {
  const text: RichText = [
    { tag: 'h3', children: ['Hammam'] },
    '\n',
    {
      tag: 'p',
      children: [
        'Warm en\n ',
        { tag: 'strong', children: ['zacht'] },
        { tag: 'br', children: [] },
        'met ',
        { tag: 'a', href: '/zeep', children: ['zeep'] },
      ],
    },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['een'] },
        { tag: 'li', children: ['twee'] },
      ],
    },
  ];
  expect(plainTextOf(text)).toBe('Hammam\nWarm en zacht\nmet zeep\n- een\n- twee');
});

test('a name with a mark is its words', () => {
  expect(plainTextOf(['Hammam ', { tag: 'em', children: ['de luxe'] }, ' & thee'])).toBe('Hammam de luxe & thee');
});

test('a text without marks is its own words', () => {
  expect(plainTextOf('3 < 4 &  <p>')).toBe('3 < 4 & <p>');
});
