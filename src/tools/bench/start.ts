import { bin, run } from '../run.ts';
import { median } from './load.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace, postgresPlace } from './stores.ts';
import type { Place } from './stores.ts';

/** How long the built server takes to its first answer: on an empty database, and again after a kill. Argument: kills. */
const kills = Number(process.argv[2] ?? 20);

if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) process.exit(1);
const postgres = await postgresPlace();
for (const place of [postgres, embeddedPlace()]) if (place) await measure(place).finally(place.remove);
if (!postgres) console.log('PostgreSQL was not measured: set DATABASE_URL or install it.');

async function measure({ kind, store }: Place): Promise<void> {
  const where = await store();
  let running = await spawned('kuur', where);
  const firstMs = running.startMs;
  const againMs: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await running.kill();
    running = await spawned('kuur', where);
    againMs.push(running.startMs);
  }
  await running.stop();
  const [middle, slowest] = [median(againMs), Math.max(...againMs)].map(Math.round);
  console.log(
    `${kind}, Node ${process.version}: first start ${Math.round(firstMs)} ms; ` +
      `again after kill -9, ${kills} times: ${middle} ms (median), ${slowest} ms (slowest)`,
  );
}
