import { expect, test } from 'vitest';
import { safeHref } from '#domain/catalog/safeHref.ts';

test.each([
  'https://olijfgaard.example/faq?a=1#b',
  'http://x.nl',
  'mailto:info@x.nl',
  'tel:+31612345678',
  '/customer',
  '#prijzen',
])('%j may be linked', (href) => {
  expect(safeHref(href)).toBe(href);
});

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
])('%j may not be linked', (href) => {
  expect(safeHref(href)).toBeNull();
});

test('spaces and skipped characters are taken out', () => {
  expect(safeHref(' https://x.nl/\na ')).toBe('https://x.nl/a');
});
