import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const read = (VENUES: string, more = {}) =>
  readConfig({ NODE_ENV: 'test', DEMO: '1', PUBLIC_URL: 'https://kuur.example', VENUES, ...more }).venues;

test('venues beside the default one are named with their host names, apart by spaces, lines or commas', () => {
  expect(read('zeebad=boeken.zeebad.example,\n duin-2=Duin.Example')).toEqual([
    { appTag: 'zeebad', host: 'boeken.zeebad.example' },
    { appTag: 'duin-2', host: 'duin.example' },
  ]);
  expect(read('')).toEqual([]);
});

test.each([
  ['zeebad', 'is not tag=host'],
  ['zeebad=', 'is not tag=host'],
  ['zeebad=a.example=b', 'is not tag=host'],
  ['Zeebad=a.example', 'needs a tag'],
  ["z';drop=a.example", 'needs a tag'],
  ['test-0123456789abcdef0123456789abcdef=a.example', 'tests of flows'],
  ['zeebad=https://a.example', 'needs a host name'],
  ['zeebad=a.example:3000', 'needs a host name'],
  ['zeebad=a.example/pad', 'needs a host name'],
  ['zeebad=*.example', 'needs a host name'],
  ['zeebad=-a.example', 'needs a host name'],
  ['zeebad=127.0.0.1', 'needs a host name'],
  ['zeebad=[::1]', 'needs a host name'],
  ['zeebad=zeebad', 'needs a host name'],
  ['zeebad=a@b.example', 'needs a host name'],
  [`zeebad=${'a.'.repeat(130)}example`, 'needs a host name'],
  ['zeebad=a.example zeebad=b.example', 'the tag zeebad is taken'],
  ['zeebad=a.example duin=A.example', 'the host name a.example is taken'],
  ['olijfgaard=a.example', 'the tag olijfgaard is taken by DEFAULT_APP_TAG'],
  ['zeebad=kuur.example', 'the host name kuur.example is taken by PUBLIC_URL'],
])('%s is refused: it %s', (text, why) => {
  expect(() => read(text)).toThrow(why);
});

test('with a venue that others reach a server for this machine alone does not start, and a demo has secrets of its own', () => {
  const here = { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' };
  expect(() => readConfig({ ...here, VENUES: 'zeebad=zeebad.example' })).toThrow(
    'host names of VENUES end in .localhost',
  );
  expect(readConfig({ ...here, VENUES: 'zeebad=zeebad.localhost' }).demo).toBe('local');
  expect(readConfig({ ...here, DEMO: '1', VENUES: 'zeebad=zeebad.example' }).demo).toBe('public');
});
