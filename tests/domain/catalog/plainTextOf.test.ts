import { expect, test } from 'vitest';
import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import type { RichText } from '#domain/catalog/richText.ts';

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
