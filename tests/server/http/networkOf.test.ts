import { expect, test } from 'vitest';
import { isLoopback, networkOf } from '#server/http/networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2/64'],
  ['2001:db8::1', '2001:db8:0:0/64'],
  ['fe80::1%eth0', 'fe80:0:0:0/64'],
  ['not an address', 'not an address'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('this machine is known by any of its addresses', () => {
  expect(['127.0.0.1', '127.8.9.9', '::1', '::ffff:127.0.0.1', '203.0.113.9'].map(networkOf).map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a connection that is gone has no network, and is not this machine', () => {
  expect(networkOf(undefined)).toBe('');
  expect(isLoopback(networkOf(undefined))).toBe(false);
});
