import { bin, run } from '../run.ts';
import { freePort } from '../freePort.ts';
import { attacks, owner } from './abuse/attacks.ts';
import { serveOthers } from './abuse/otherVisitor.ts';
import { senderFrom } from './abuse/target.ts';
import type { Attack, Send, Target } from './abuse/target.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace, postgresPlace } from './stores.ts';
import type { Place } from './stores.ts';

/** What one address, account and session gets by honest-looking use without end, and what others notice of it. */
const seconds = process.argv.includes('--quick') ? 4 : 15;

if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) process.exit(1);
const postgres = await postgresPlace();
for (const place of [embeddedPlace(), postgres]) if (place) await measure(place).finally(place.remove);
if (!postgres) console.log('PostgreSQL was not measured: set DATABASE_URL or install it.');

async function measure(place: Place): Promise<void> {
  const port = await freePort();
  const server = await spawned('kuur', await place.store(), { TRUST_PROXY: '1', PAYMENT_PORT: String(port) });
  const target = { origin: server.origin, provider: `http://127.0.0.1:${port}` };
  try {
    const { p50, p95 } = await serveOthers(target, seconds);
    console.log(`\n${place.kind}: others alone, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
    for (const [index, attack] of attacks.entries()) await suffer(target, attack, `203.0.113.${index + 1}`);
  } finally {
    await server.stop();
  }
}

async function suffer(target: Target, attack: Attack, network: string): Promise<void> {
  const { send, close } = senderFrom(target, network, attack.clients);
  const answers = new Map<string, number>();
  const counted: Send = async (...call) => {
    const answer = await send(...call);
    const name = answer.status < 300 ? String(answer.status) : `${answer.status} ${answer.code ?? ''}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
    return answer as never;
  };
  const again = await attack.begin(counted, target);
  const ends = performance.now() + seconds * 1_000;
  const client = async (): Promise<void> => {
    while (performance.now() < ends) await again();
  };
  const [served] = await Promise.all([serveOthers(target, seconds), ...Array.from({ length: attack.clients }, client)]);
  close();
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const text = [...answers].map(([name, count]) => `${count} × ${name}`).join(', ');
  console.log(`${attack.what}: ${total} requests: ${text}`);
  console.log(
    `  others: ${served.visits} visits, ${served.refused} refusals, p50 ${served.p50.toFixed(0)} ms, p95 ${served.p95.toFixed(0)} ms`,
  );
  if (attack.what === 'lock out the owner') console.log(`  the owner logs in: ${await ownerStatus(target)}`);
}

async function ownerStatus(target: Target): Promise<number> {
  const { send, close } = senderFrom(target, '192.0.2.200', 1);
  const { status } = await send('POST', '/api/admin/login', { body: owner });
  close();
  return status;
}
