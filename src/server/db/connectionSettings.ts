import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { defaultLimits } from './transaction.ts';

/** Milliseconds. */
export const connectionLimits = [
  ['lock_timeout', defaultLimits.lockTimeout],
  ['statement_timeout', defaultLimits.statementTimeout],
  ['idle_in_transaction_session_timeout', defaultLimits.idleTimeout],
] as const;

/** What every connection to PostgreSQL begins with. */
export const connectionSettings = [['timezone', 'UTC'], ...connectionLimits] as const;

export class ConnectionSettingsMissing extends Error {
  override name = 'ConnectionSettingsMissing';

  constructor(role: string) {
    super(
      [
        'DATABASE_POOLER: connections do not begin with the settings that they need. Run as an owner of the database:',
        ...connectionSettings.map(([name, value]) => `  alter role "${role}" set ${name} = '${value}';`),
        'and let the pooler open its connections anew (pgbouncer: RECONNECT).',
      ].join('\n'),
    );
  }
}

/** A pooler shares its connections, so their settings are those of the role. Throws `ConnectionSettingsMissing`. */
export async function assertConnectionSettings(db: Db): Promise<void> {
  const names = connectionSettings.map(([name]) => name);
  const { rows } = await sql<{ role: string; name: string; setting: string }>`
    select current_user as role, name, setting from pg_settings where lower(name) = any(${names})`.execute(db);
  const settings = new Map(rows.map(({ name, setting }) => [name.toLowerCase(), setting]));
  const isMissing = connectionSettings.some(([name, value]) => settings.get(name) !== String(value));
  if (isMissing) throw new ConnectionSettingsMissing(rows[0]!.role);
}
