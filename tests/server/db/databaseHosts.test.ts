import { expect, test } from 'vitest';
import { addressesOf, DatabaseHosts } from '#server/db/databaseHosts.ts';

test('one host has the address as it stands', () => {
  for (const url of [
    'postgresql://kuur:ge,heim@db.example:5432/kuur?sslmode=verify-full',
    'postgresql://kuur@localhost/kuur?host=/run/a,b',
    'postgresql:///kuur',
  ])
    expect(addressesOf(url)).toEqual([url]);
});

test('several hosts have an address each, with the rest of it', () => {
  expect(addressesOf('postgresql://kuur:geheim@a:5432,[::1]:5433,c/kuur?sslmode=verify-full')).toEqual([
    'postgresql://kuur:geheim@a:5432/kuur?sslmode=verify-full',
    'postgresql://kuur:geheim@[::1]:5433/kuur?sslmode=verify-full',
    'postgresql://kuur:geheim@c/kuur?sslmode=verify-full',
  ]);
});

test('of many who were at a host in vain one moves on to the next', () => {
  const hosts = new DatabaseHosts('postgresql://a,b,c/kuur');
  const { address } = hosts;
  for (let visitor = 0; visitor < 5; visitor += 1) hosts.passOver(address);
  expect(hosts.address).toBe('postgresql://b/kuur');
  hosts.passOver(hosts.address);
  hosts.passOver(hosts.address);
  expect(hosts.address).toBe(address);
});
