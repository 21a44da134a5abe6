import type { PGlite } from '@electric-sql/pglite';
import type { LastingClient } from './lastingClient.ts';

/** The database's channel for days that changed (`day_change_tell.sql`). */
export const dayChannel = 'day_change';

export interface Ears {
  onNotice(notice: string): void;
  /** At most once, and nothing is told after it. */
  onLost(): void;
}

/** From when it resolves on, everything that commits is told until it is lost or stopped. */
export type Listen = (ears: Ears) => Promise<{ stop(): Promise<void> }>;

const checkEveryMs = 10_000;

/** A connection of its own, looked at now and then: one whose other end went away says nothing. */
export const listenOnPostgres =
  (connectionString: string, connectionName: string, Client: typeof LastingClient): Listen =>
  async ({ onNotice, onLost }) => {
    const client = new Client({
      connectionString,
      application_name: connectionName,
      connectionTimeoutMillis: 10_000,
      query_timeout: checkEveryMs / 2,
      keepAlive: true,
    });
    let isOver = false;
    const end = async (): Promise<void> => {
      isOver = true;
      clearInterval(checks);
      await client.end().catch(() => undefined);
    };
    const lose = (): void => {
      if (isOver) return;
      void end();
      onLost();
    };
    const checks = setInterval(() => void client.query('select 1').catch(lose), checkEveryMs);
    checks.unref();
    client.on('notification', ({ payload = '' }) => {
      if (!isOver) onNotice(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${dayChannel}`);
    } catch (error) {
      await end();
      throw error;
    }
    client.on('error', lose).on('end', lose);
    return { stop: end };
  };

/** On the only connection, from its beginning: within a transaction that fails it would be undone. */
export async function listenEmbedded(pglite: PGlite): Promise<Listen> {
  const listeners = new Set<Ears>();
  await pglite.listen(dayChannel, (notice) => listeners.forEach(({ onNotice }) => onNotice(notice)));
  return async (ears) => {
    listeners.add(ears);
    return { stop: async () => void listeners.delete(ears) };
  };
}
