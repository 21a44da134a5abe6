import { audit } from '#server/audit/audit.service.ts';
import { invariantCount } from '#server/audit/invariants.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { makeBook } from './book/makeBook.ts';
import { prepare } from './prepare.ts';
import { embeddedPlace, postgresPlace } from './stores.ts';
import type { Place } from './stores.ts';

/** How long the audit takes on a large book, and that it finds nothing in it. Argument: reservations. */
const count = Number(process.argv[2] ?? 100_000);

const postgres = await postgresPlace();
for (const place of [postgres, embeddedPlace()]) if (place) await measure(place).finally(place.remove);
if (!postgres) console.log('PostgreSQL was not measured: set DATABASE_URL or install it.');

async function measure({ kind, store }: Place): Promise<void> {
  const where = await store();
  await prepare(where);
  const { db, close } = await openDatabase({ ...where, connections: 1 });
  const madeMs = await millisecondsOf(() => makeBook(db, count));
  let findings: unknown[] = [];
  const ms = await millisecondsOf(async () => {
    findings = await audit(db);
  });
  await close();
  const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;
  console.log(
    `${kind}: ${count} reservations made in ${seconds(madeMs)}, ${invariantCount} invariants checked in ${seconds(ms)}, ` +
      `${findings.length} findings, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
  );
  for (const finding of findings) console.log(JSON.stringify(finding).slice(0, 300));
}

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
