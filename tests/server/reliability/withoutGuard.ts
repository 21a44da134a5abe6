import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * The embedded database has one connection, on which transactions follow each other, so that nothing could go wrong
 * even without the guard. There the control lets the clients mix statement by statement, as on several connections;
 * claims then stand before their items, which the deferred foreign key would refuse.
 */
export function concurrent({ db, kind }: OpenDatabase): Db {
  if (kind === 'postgres') return db;
  const withoutTransaction = { execute: <T>(work: (tx: Db) => Promise<T>): Promise<T> => work(db) };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => withoutTransaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A pause that ends for all when this many are in it; who comes later does not wait. */
export function untilSoManyCame(wanted: number): () => Promise<void> {
  let came = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    came += 1;
    if (came >= wanted) open();
    return opened;
  };
}
