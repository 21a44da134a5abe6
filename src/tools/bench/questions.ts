import { bin, run } from '../run.ts';
import { freePort } from '../freePort.ts';
import { senderFrom } from './abuse/target.ts';
import { askers } from './questions/askers.ts';
import type { Asker } from './questions/askers.ts';
import { readLoopDelay, watchConfig } from './questions/watch.ts';
import { spawned } from './spawned.ts';
import type { Spawned } from './spawned.ts';
import { embeddedPlace, postgresPlace } from './stores.ts';
import type { Place } from './stores.ts';

/** How long visitors wait for `/config` beside 64 clients with the longest questions: planned on the loop, and on threads. */
const clients = 64;
const seconds = process.argv.includes('--quick') ? 5 : 15;
const ways = { 'on the loop': { PLANNING_THREADS: '0' }, 'on threads': {} };

if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) process.exit(1);
const postgres = await postgresPlace();
for (const place of [postgres, embeddedPlace()]) if (place) await measure(place).finally(place.remove);
if (!postgres) console.log('PostgreSQL was not measured: set DATABASE_URL or install it.');

async function measure(place: Place): Promise<void> {
  console.log(`\n${place.kind}: ${clients} clients, ${seconds} s; milliseconds`);
  for (const [way, settings] of Object.entries(ways)) {
    const port = await freePort();
    const server = await spawned('kuur', await place.store(), {
      TRUST_PROXY: '1',
      PAYMENT_PORT: String(port),
      ...settings,
    });
    try {
      await report(`nothing, ${way}`, server, []);
      for (const { what, begin } of askers) {
        const asking = await Promise.all(Array.from({ length: clients }, (_, index) => begin(server, index)));
        await report(`${what}, ${way}`, server, asking);
      }
      console.log(`${way}: ${server.memory().toFixed(0)} MB at the end`);
    } finally {
      await server.stop();
    }
  }
}

async function report(what: string, server: Spawned, asking: readonly Asker[]): Promise<void> {
  const answers = new Map<string, number>();
  const ends = performance.now() + seconds * 1_000;
  await readLoopDelay(server);
  const client = async (ask: Asker): Promise<void> => {
    while (performance.now() < ends) {
      const { status, code } = await ask();
      const name = status < 300 ? String(status) : `${status} ${code}`;
      answers.set(name, (answers.get(name) ?? 0) + 1);
    }
  };
  const { send, close } = senderFrom({ origin: server.origin, provider: '' }, '192.0.2.1', 2);
  const [config] = await Promise.all([watchConfig(send, ends), ...asking.map(client)]);
  close();
  const delay = await readLoopDelay(server);
  const list = [...answers].map(([name, count]) => `${count} × ${name}`).join(', ');
  console.log(
    `${what}: /config p50 ${config.p50} p99 ${config.p99}, loop p99 ${delay}${list === '' ? '' : `; ${list}`}`,
  );
}
