import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodesOf, type RichNode } from '#domain/catalog/richText.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import { richTextHtml } from '#domain/catalog/richTextHtml.ts';

const cleaned = (html: string) => richTextHtml(richTextOf(html));

test('the allowed marks survive as they are', () => {
  const html =
    '<h3>Hammam</h3><p>Warm <strong>en <em>zacht</em></strong><br>tot &amp; met <a href="https://x.nl/?a=1&amp;b=2">zeep</a></p><ul><li>een</li><li>twee</li></ul><ol><li>drie</li></ol><h4>Let op</h4>';
  expect(cleaned(html)).toBe(html);
});

test('a text is a tree of marks and words', () => {
  expect(richTextOf('Rust <b>en</b> <a href="/faq" onclick="x()" class="y">vragen</a>')).toEqual([
    'Rust ',
    { tag: 'strong', children: ['en'] },
    ' ',
    { tag: 'a', href: '/faq', children: ['vragen'] },
  ]);
});

test('other marks go and their words stay', () => {
  expect(cleaned('<div class="MsoNormal"><span style="color:red">Warm</span> <u>bad</u></div><o:p></o:p>')).toBe(
    'Warm bad',
  );
  expect(cleaned('<h1>Kop</h1><table><tr><td>cel</td></tr></table>')).toBe('Kopcel');
});

test('entities are words, not marks', () => {
  expect(richTextOf('&lt;script&gt;alert(1)&lt;/script&gt; 3 &lt; 4 &euro; 5')).toBe(
    '<script>alert(1)</script> 3 < 4 € 5',
  );
});

test('a smaller-than sign is a word, a tag that never ends is none', () => {
  expect(richTextOf('3 < 4 en 5')).toBe('3 < 4 en 5');
  expect(richTextOf('a <b "')).toBe('a ');
});

test('blocks do not nest, and marks left open are closed', () => {
  expect(cleaned('<p>een<p>twee<strong>drie')).toBe('<p>een</p><p>twee<strong>drie</strong></p>');
  expect(cleaned('<strong>a<p>b</p></strong>')).toBe('<strong>a</strong><p>b</p>');
  expect(cleaned('<p>a<ul><li>b</ul>c</p>')).toBe('<p>a</p><ul><li>b</li></ul>c');
  expect(cleaned('a</p></strong></li>b')).toBe('ab');
});

test('lists hold items only, and items stand in lists only', () => {
  expect(cleaned('<ul><br> los <li>een</li> <p>twee</p></ul>')).toBe(
    '<ul><li> los </li><li>een</li><li><p>twee</p></li></ul>',
  );
  expect(cleaned('<li>los</li>')).toBe('los');
  expect(cleaned('<ul><li>een<li>twee<ol><li>drie</ol></ul>')).toBe(
    '<ul><li>een</li><li>twee<ol><li>drie</li></ol></li></ul>',
  );
});

test('a link without a safe address is words, and links do not nest', () => {
  expect(cleaned('<a href="javascript:alert(1)">klik</a> <a>hier</a>')).toBe('klik hier');
  expect(cleaned('<a href="/a">een<a href="/b">twee</a>')).toBe('<a href="/a">een</a><a href="/b">twee</a>');
  expect(cleaned('<a data-href="/a">een</a>')).toBe('een');
});

test('empty marks vanish', () => {
  expect(cleaned('<p></p><strong><em></em></strong><ul><li></li></ul>a<b></b>b')).toBe('ab');
});

const hostileWords = ['<', '>', '</', '"', "'", '=', ' ', '/', '&', '&#', ';', '<!--', '-->', '<![CDATA[', '\0', '\n'];
const names = ['p', 'br', 'b', 'em', 'ul', 'li', 'a', 'h3', 'script', 'style', 'svg', 'div', 'P', 'constructor'];
const hostileHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostileWords),
      fc.constantFrom(...names.map((name) => `<${name}>`), ...names.map((name) => `</${name}>`)),
      fc.constantFrom('<a href="/x">', '<a href=javascript:1>', '<p onclick="x>y">', 'href=', 'tekst', '&lt;', '&amp;'),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

const allowedTags = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4']);
const everyElement = (nodes: RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...everyElement(node.children)]));

test('whatever comes in, only allowed marks with safe links come out', () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      for (const { tag, href } of everyElement(nodesOf(richTextOf(html)))) {
        expect(allowedTags.has(tag)).toBe(true);
        expect(href === undefined).toBe(tag !== 'a');
        if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i);
      }
    }),
    { numRuns: 500 },
  );
});

test('what was written is read back the same', () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const nodes = richTextOf(html);
      expect(richTextOf(richTextHtml(nodes))).toEqual(nodes);
    }),
    { numRuns: 1000 },
  );
});

test('a very deep or very long text neither fails nor takes long', () => {
  const deep = '<ul><li>'.repeat(20_000) + 'x';
  expect(cleaned(deep)).toBe(`${'<ul><li>'.repeat(8)}x${'</li></ul>'.repeat(8)}`);
  expect(richTextOf('<b>'.repeat(20_000))).toBe('');
  expect(richTextOf('<a "'.repeat(2000))).toBe('');
});
