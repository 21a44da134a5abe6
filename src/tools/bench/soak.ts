import { audit } from '#server/audit/audit.service.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { addDays } from '#domain/values/localDate.ts';
import { bin, run } from '../run.ts';
import { bookingClient } from '../bookingClient.ts';
import { newAccount, newAccounts } from './accounts.ts';
import { randomDay } from './bareQueries.ts';
import { bookVisit, evening } from './bookVisit.ts';
import { fine } from './clients.ts';
import { median, percentile } from './load.ts';
import { mailReceiver } from './mailReceiver.ts';
import { newNetwork } from './networks.ts';
import { firstDay, prepare } from './prepare.ts';
import { watchProcessor } from './processorTime.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace, postgresPlace } from './stores.ts';

/**
 * So many visitors without a pause, each looking at months and times and then booking on location: whether memory, answers
 * and mails stay as they were. Arguments: minutes, clients.
 */
const [minutes = 30, clients = 64] = process.argv.slice(2).map(Number);

/** Below what an account may book without paying, and what it does while its access token is valid. */
const visitsOfAccount = 50;

if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) process.exit(1);
const place = (await postgresPlace()) ?? embeddedPlace();
await soak().finally(place.remove);

async function soak(): Promise<void> {
  const store = await place.store();
  await prepare(store);
  const mails = await mailReceiver();
  const server = await spawned('kuur', store, { SMTP_URL: mails.url, TRUST_PROXY: '1' });
  let looks: number[] = [];
  let steps: number[] = [];
  const client = bookingClient(server.origin, 'olijfgaard', clients, ({ method }, milliseconds) =>
    (method === 'GET' ? looks : steps).push(milliseconds),
  );
  const tokens = await newAccounts(client, clients);
  const endWatch =
    store.databaseUrl === null ? null : await watchProcessor({ pid: server.pid, databaseUrl: store.databaseUrl });
  const confirmedAt = new Map<string, number>();
  const end = performance.now() + minutes * 60_000;
  const visit = async (first: string): Promise<void> => {
    let token = first;
    for (let visits = 1; performance.now() < end; visits += 1) {
      for (const path of looked()) await look(path);
      confirmedAt.set(await bookVisit(client, evening, { token, date: randomDay() }), performance.now());
      if (visits % visitsOfAccount === 0) token = await newAccount(client);
    }
  };
  const look = async (path: string): Promise<void> => {
    fine(await client.send({ method: 'GET', path, headers: { 'x-forwarded-for': newNetwork() } }), 200);
  };
  console.log(`${place.kind}, ${clients} clients\nminute  bookings  looks p50  p99 ms  steps p50  p99 ms  memory MB`);
  let minute = 0;
  const tell = (): void => {
    minute += 1;
    const times = [median(looks), percentile(looks, 0.99), median(steps), percentile(steps, 0.99)];
    const figures = [minute, confirmedAt.size, ...times, server.memory()];
    console.log(figures.map((figure, index) => figure.toFixed(0).padStart([6, 10, 11, 8, 11, 8, 11][index]!)).join(''));
    [looks, steps] = [[], []];
  };
  const clock = setInterval(tell, 60_000);
  await Promise.all(tokens.map(visit)).finally(() => clearInterval(clock));
  const processor = await endWatch?.();
  await mails.receivedAll([...confirmedAt.keys()]);
  const waits = [...confirmedAt].map(([number, at]) => Math.max(0, mails.arrivals.get(number)! - at) / 1_000);
  const lastTenth = waits.slice(-Math.ceil(waits.length / 10));
  console.log(
    `${waits.length} bookings, mailed after ${median(waits).toFixed(1)} s (median), at last ${median(lastTenth).toFixed(1)} s, the longest ${Math.max(...waits).toFixed(1)} s`,
  );
  if (processor) {
    const each = (ms: number): string => `${(ms / waits.length).toFixed(0)} ms`;
    console.log(
      `processor for each visit: ${each(processor.server)} of the server, ${each(processor.database)} of PostgreSQL`,
    );
  }
  client.close();
  await server.stop();
  mails.close();
  const { db, close } = await openDatabase(store);
  const findings = await audit(db);
  await close();
  console.log(`audit: ${findings.length} findings`);
  for (const finding of findings) console.log(JSON.stringify(finding).slice(0, 300));
}

function looked(): string[] {
  const month = `${firstDay}-${addDays(firstDay, 30)}`;
  return [
    `/api/products/1004/schedule/${month}?persons=2&activity=2004`,
    `/api/flows/behandelingen/schedule/${month}?persons=1`,
    `/api/products/4120/times/${randomDay()}?persons=1`,
  ];
}
