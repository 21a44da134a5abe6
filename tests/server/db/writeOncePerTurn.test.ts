// @module-tag anyDatabase
import { Writable } from 'node:stream';
import type pg from 'pg';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeOncePerTurn } from '#server/db/writeOncePerTurn.ts';

test('what a connection sends in one turn of the event loop leaves in one write, also across awaits', async () => {
  const writes: string[] = [];
  const stream = new Writable({
    writev: (chunks, written) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      written();
    },
  });
  const client = { connection: { stream } } as unknown as pg.ClientBase;
  const send = (text: string): void => {
    writeOncePerTurn(client);
    stream.write(text);
  };
  send('begin');
  await Promise.resolve();
  send('select');
  expect(writes).toEqual([]);
  await nextTurn();
  send('commit');
  await nextTurn();
  expect(writes).toEqual(['begin select', 'commit']);
});

test('the embedded database has no stream to hold', () => {
  const client = { connection: { stream: { destroy: () => undefined } } } as unknown as pg.ClientBase;
  expect(() => writeOncePerTurn(client)).not.toThrow();
});
