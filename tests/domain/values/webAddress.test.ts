import { expect, test } from 'vitest';
import { isWebAddress } from '#domain/values/webAddress.ts';

test.each([
  'https://www.olijfgaard.example',
  'https://www.olijfgaard.example/',
  'https://olijfgaard.example:8443/voorwaarden?v=2#annuleren',
  'https://café.example/à-propos',
])('%s is an address for a page and a mail', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  '',
  'www.olijfgaard.example',
  'http://www.olijfgaard.example/',
  'https://',
  'https://anna:geheim@olijfgaard.example/',
  'https://anna@olijfgaard.example/',
  'https://olijfgaard.example\\@kwaad.example/',
  'https://olijfgaard.example/a b',
  'https://olijfgaard.example/"onclick="x',
  'https:/\\kwaad.example',
  'javascript:alert(1)//https://olijfgaard.example',
  'https://olijfgaard.example/\u0000',
])('%s is none', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
