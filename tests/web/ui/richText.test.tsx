import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichText as Text } from '#domain/catalog/richText.ts';
import { RichText } from '#web/ui/RichText.tsx';

const drawn = (text: unknown): string => renderToStaticMarkup(<RichText inline text={text as Text} />);

test('a text is drawn with its marks, and markup in words is text', () => {
  expect(drawn([{ tag: 'p', children: ['Warm ', { tag: 'a', href: '/bad', children: ['bad'] }] }])).toBe(
    '<p>Warm <a href="/bad">bad</a></p>',
  );
  expect(drawn('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a mark outside the allow-list and an unsafe link are drawn as their words', () => {
  expect(drawn([{ tag: 'iframe', children: ['a', { tag: 'em', children: ['b'] }] }])).toBe('a<em>b</em>');
  expect(drawn([{ tag: 'a', href: 'javascript:alert(1)', children: ['klik'] }])).toBe('klik');
});
