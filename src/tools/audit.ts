import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { audit } from '#server/audit/audit.service.ts';
import { invariantCount } from '#server/audit/invariants.ts';
import { readStorage } from '#server/config.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';

class CannotAudit extends Error {
  override name = 'CannotAudit';
}

try {
  const database = await open();
  try {
    const findings = await audit(database.db);
    for (const { subject, invariant, count, ids, unchecked } of findings) {
      if (count > 0) console.log(`${subject}: it is not true that ${invariant} (${count})\n  ${ids.join(' ')}`);
      if (unchecked > 0) console.log(`${subject}: not wholly checked: ${invariant} (${unchecked} statements failed)`);
    }
    const violated = findings.filter(({ count }) => count > 0);
    console.log(`${violated.length} findings (${invariantCount} rules)`);
    process.exitCode = violated.length > 0 ? 1 : findings.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

async function open(): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = readStorage(process.env);
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new CannotAudit(`There is no database in ${resolve(dataDir)}. Set DATABASE_URL or DATA_DIR to the server's.`);
  }
  return openDatabase({ databaseUrl, dataDir, connections: 1 });
}

function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (name === 'DataFolderInUse') {
    return `${message} Or ask the running server: staff read the same audit at GET /api/admin/audit.`;
  }
  if (code === '42P01' || code === '42703') return `The database is older than this program: start the server once.`;
  if (code === 'ECONNREFUSED') return `The database does not answer. ${message}`;
  if (name === 'CannotAudit' || name === 'SettingsUnusable') return message;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
