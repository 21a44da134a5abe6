import { Writable } from 'node:stream';
import type pg from 'pg';

/** What the connection sends until this turn of the event loop ends leaves in one write. */
export function writeOncePerTurn(client: pg.ClientBase): void {
  const { stream } = (client as pg.ClientBase & { connection: { stream: unknown } }).connection;
  if (!(stream instanceof Writable) || stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
