// @module-tag anyDatabase
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeLog } from '#server/adapters/log.ts';
import { createPdokAddresses } from '#server/adapters/addresses/pdokAddresses.ts';

type Reply = { status: number; body: string } | 'silence';

let close: () => void = () => undefined;
afterEach(() => close());

const log = makeLog({ level: 'silent', write: () => undefined });
const place = { zipCode: '3911 AB', houseNumber: 12 };
const docs = (...entries: object[]): Reply => ({ status: 200, body: JSON.stringify({ response: { docs: entries } }) });

/** A register that replies by turns, and the addresses it was asked. */
async function register(...replies: Reply[]) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const reply = replies.shift() ?? 'silence';
    if (reply !== 'silence') response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  let now = 0;
  const { port } = server.address() as AddressInfo;
  const addresses = createPdokAddresses({ baseUrl: `http://127.0.0.1:${port}`, log, now: () => now, timeoutMs: 1_000 });
  return { requests, find: () => addresses.find(place), pass: (ms: number) => (now += ms) };
}

test('street and town come from the register, which is asked once for the same address', async () => {
  const { requests, find } = await register(docs({ straatnaam: 'Olijfgaardlaan', woonplaatsnaam: 'Rhenen' }));
  expect(await find()).toEqual({ street: 'Olijfgaardlaan', city: 'Rhenen' });
  expect(await find()).toEqual({ street: 'Olijfgaardlaan', city: 'Rhenen' });
  expect(requests).toHaveLength(1);
  expect(new URLSearchParams(requests[0]!.split('?')[1]).getAll('fq')).toEqual([
    'type:adres',
    'postcode:3911AB',
    'huisnummer:12',
  ]);
});

test('an address that the register does not know is none', async () => {
  const { find } = await register(docs());
  expect(await find()).toBeNull();
});

test.each<[string, Reply]>([
  ['fails', { status: 500, body: 'no' }],
  ['says something else', { status: 200, body: '{"response":{}}' }],
  ['says nothing', 'silence'],
])('a register that %s is left alone for a minute', async (_what, reply) => {
  const { requests, find, pass } = await register(reply, docs({ straatnaam: 'Laan', woonplaatsnaam: 'Rhenen' }));
  expect(await find()).toBeNull();
  expect(await find()).toBeNull();
  expect(requests).toHaveLength(1);
  pass(60_000);
  expect(await find()).toEqual({ street: 'Laan', city: 'Rhenen' });
});
