import type { CompiledQuery } from 'kysely';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';
import type { Interceptor } from '#tests/support/interceptStatements.ts';

/**
 * The embedded database has one connection, on which transactions follow each other, so that nothing could go wrong
 * even without the guard. There the control lets the clients mix statement by statement, as on several connections;
 * claims then stand before their items, which the deferred foreign key would refuse, and nothing is rolled back: what
 * was claimed counts, not what visitors were told.
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
export function untilSoManyCame(count: number): () => Promise<void> {
  let came = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    came += 1;
    if (came >= count) open();
    return opened;
  };
}

/**
 * Claims places in a pool without their guard: neither the lock nor the condition of the update. The places are counted
 * first and taken after `pause`. The CHECK on the counters is for the test to drop.
 */
export const unguardedClaims =
  (pause: () => Promise<void>): Interceptor =>
  async (statement, send) => {
    const { sql } = statement;
    if (sql.startsWith('select from pool_bucket b')) return send(replaced(statement, 'for update', ''));
    if (!sql.includes('update pool_bucket b set booked = b.booked +')) return send(statement);
    const { rows } = await send(countedPlaces(statement));
    if (!(rows[0] as { yes: boolean }).yes) return { rows: [{ count: 0 }] };
    await pause();
    const unconditional = replaced(statement, 'where all_fit.yes and', 'where');
    return send(replaced(unconditional, / and b\.booked \+ (\$\d+)::int <= b\.capacity/, ' and $1::int is not null'));
  };

/** The first half of the statement that takes places: whether they are free. */
function countedPlaces(statement: CompiledQuery): CompiledQuery {
  const half = /^(.*?)\), taken as \(/s.exec(statement.sql)?.[1];
  if (half === undefined) throw new Error('The statement that takes places has another form now.');
  const count = Math.max(...[...half.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return { ...statement, sql: `${half}) select yes from all_fit`, parameters: statement.parameters.slice(0, count) };
}

/**
 * Redeems gift cards without their guard: neither the lock nor the condition of the update. The card is read first and
 * its money taken after `pause`. The CHECK on the balance is for the test to drop.
 */
export const unguardedRedemptions =
  (pause: () => Promise<void>): Interceptor =>
  async (statement, send) => {
    const { sql } = statement;
    if (sql.startsWith('select "gift_card"."id"') && sql.includes('"code_hash" =')) {
      const card = await send(replaced(statement, ' for update of "gift_card"', ''));
      await pause();
      return card;
    }
    if (!sql.startsWith('update "gift_card" set "balance" = balance - ')) return send(statement);
    return send(replaced(statement, / and "balance" >= (\$\d+)/, ' and $1::int is not null'));
  };

/** Throws when the statement has no such part, so that a guard written differently does not pass for one left out. */
function replaced(statement: CompiledQuery, part: string | RegExp, replacement: string): CompiledQuery {
  const sql = statement.sql.replace(part, replacement);
  if (sql === statement.sql) throw new Error(`No ${part} to leave out in: ${sql}`);
  return { ...statement, sql };
}
