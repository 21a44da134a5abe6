import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { endConnections } from '#server/http/endConnections.ts';

test('a connection on which nothing was asked keeps no server from stopping, and one under way gets its answer', async () => {
  const app = fastify({ http: { headersTimeout: 60_000 } });
  endConnections(app);
  const moments = new EventEmitter();
  app.get('/', async () => {
    moments.emit('asked');
    await once(moments, 'silent one closed');
    return 'answer';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').resume();
  const underWay = fetch(`http://127.0.0.1:${port}/`);
  await Promise.all([once(silent, 'connect'), once(moments, 'asked')]);
  const closed = app.close();
  await once(silent, 'close');
  moments.emit('silent one closed');
  expect(await (await underWay).text()).toBe('answer');
  await closed;
}, 10_000);
