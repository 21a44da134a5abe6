import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import type { Fault } from '#tests/support/testServer/faults.ts';
import { Faults } from '#tests/support/testServer/faults.ts';

/** A server that counts what it did, and the faults of one session. */
async function faultyServer(fault: Omit<Fault, 'session'>) {
  const faults = new Faults();
  faults.add({ session: 'mine', ...fault });
  const app = fastify();
  faults.watch(app);
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Problem ? error.status : 500).send({}));
  let done = 0;
  for (const url of ['/api/reservation/:slug/product', '/api/customers/login'])
    app.put(url, async () => {
      done += 1;
      return { done };
    });
  app.get('/api/reservation/:slug', async () => ({ done }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (method: 'GET' | 'PUT', path: string, session = 'mine'): Promise<number> => {
    const url = `${app.listeningOrigin}/api${path}`;
    return (await fetch(url, { method, headers: { 'x-reservation-session': session } })).status;
  };
  return { ask, done: () => done, close: async () => app.close() };
}

test('the next change of a session is refused, as often as asked, and nobody else notices', async () => {
  const { ask, done, close } = await faultyServer({ operation: null, answer: { code: 'internal' }, times: 2 });
  expect(await ask('PUT', '/reservation/a/product', 'another')).toBe(200);
  expect(await ask('GET', '/reservation/a')).toBe(200);
  expect(await ask('PUT', '/customers/login')).toBe(200);
  expect(await ask('PUT', '/reservation/a/product')).toBe(500);
  expect(await ask('PUT', '/reservation/a/product')).toBe(500);
  expect(done()).toBe(2);
  expect(await ask('PUT', '/reservation/a/product')).toBe(200);
  await close();
});

test('an operation by name is meant alone', async () => {
  const fault = { operation: 'getReservation', answer: { code: 'reservation_expired' as const }, times: 1 };
  const { ask, close } = await faultyServer(fault);
  expect(await ask('PUT', '/reservation/a/product')).toBe(200);
  expect(await ask('GET', '/reservation/a')).toBe(404);
  await close();
});

test('an answer that is lost was done all the same, and one that is late comes', async () => {
  const lost = await faultyServer({ operation: 'addProduct', answer: 'lost', times: 1 });
  await expect(lost.ask('PUT', '/reservation/a/product')).rejects.toThrow('fetch failed');
  expect(lost.done()).toBe(1);
  await lost.close();
  const late = await faultyServer({ operation: 'addProduct', answer: { delayMs: 30 }, times: 1 });
  const began = performance.now();
  expect(await late.ask('PUT', '/reservation/a/product')).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(25);
  await late.close();
});
