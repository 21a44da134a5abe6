import { openDatabase } from '#server/db/openDatabase.ts';
import { bin, run } from '../run.ts';
import { histogram, rankTest } from './distributions.ts';
import { median } from './load.ts';
import { newNetwork } from './networks.ts';
import { prepare } from './prepare.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace } from './stores.ts';

/**
 * Whether the time of an answer tells if an address has an account: addresses with and without one in turn, in one run.
 * A rank test beyond 3.3 (p < 0.001) is a difference that an attacker could measure. Argument: addresses of each kind.
 */
const count = Number(process.argv[2] ?? 200);

const warmUp = 20;
const staffColumns = ['venueId', 'passwordHash', 'firstName', 'lastName', 'role'] as const;

const questions = {
  'customers reset': { path: '/customers/reset-password', body: (email: string) => ({ email }) },
  'staff reset': { path: '/admin/reset-password', body: (email: string) => ({ email }) },
  'customers login': { path: '/customers/login', body: (email: string) => ({ email, password: 'niet-dit-123' }) },
  'staff login': { path: '/admin/login', body: (email: string) => ({ email, password: 'niet-dit-123' }) },
};

if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) process.exit(1);
const place = embeddedPlace();
try {
  const store = await place.store();
  await prepare(store);
  const appTag = await addPeople(store);
  const server = await spawned('kuur', store, { TRUST_PROXY: '1' });
  for (const [what, question] of Object.entries(questions)) {
    await timesOf(server.origin, appTag, question, { from: count, to: count + warmUp });
    print(what, await timesOf(server.origin, appTag, question, { from: 0, to: count }));
  }
  await server.stop();
} finally {
  await place.remove();
}

/** Customers and staff, and limits that do not get in the way. Returns the app tag. */
async function addPeople(store: Parameters<typeof openDatabase>[0]): Promise<string> {
  const { db, close } = await openDatabase(store);
  const { venueId } = await db.selectFrom('venue').select('venueId').executeTakeFirstOrThrow();
  const customer = await db.selectFrom('customer').selectAll().limit(1).executeTakeFirstOrThrow();
  const member = await db.selectFrom('staffUser').select(staffColumns).limit(1).executeTakeFirstOrThrow();
  for (let index = 0; index < count + warmUp; index += 1) {
    const own = { id: `bench-${index}`, email: addressOf('existing', index) };
    const { address: _none, ...person } = customer;
    await db
      .insertInto('customer')
      .values({ ...person, ...own })
      .execute();
    await db
      .insertInto('staffUser')
      .values({ ...member, ...own })
      .execute();
  }
  await db.deleteFrom('throttle').execute();
  await close();
  return venueId;
}

function addressOf(kind: 'existing' | 'missing', index: number): string {
  return `${kind}${index}@bench.example`;
}

interface Times {
  existing: number[];
  missing: number[];
  answers: Set<string>;
}

async function timesOf(
  origin: string,
  appTag: string,
  { path, body }: (typeof questions)['staff reset'],
  { from, to }: { from: number; to: number },
): Promise<Times> {
  const times: Times = { existing: [], missing: [], answers: new Set() };
  for (let index = from; index < to; index += 1) {
    const order = index % 2 === 0 ? (['existing', 'missing'] as const) : (['missing', 'existing'] as const);
    for (const kind of order) {
      const started = performance.now();
      const answer = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-app-tag': appTag,
          'x-forwarded-for': newNetwork(),
        },
        body: JSON.stringify(body(addressOf(kind, index))),
      });
      const text = await answer.text();
      times[kind].push(performance.now() - started);
      const code = text === '' ? '' : (JSON.parse(text) as { code: string }).code;
      times.answers.add(`${answer.status} ${code}`);
    }
  }
  return times;
}

function print(what: string, { existing, missing, answers }: Times): void {
  const [existingMs, missingMs] = [median(existing), median(missing)];
  const z = rankTest(existing, missing);
  console.log(
    `\n${what}: answers ${[...answers].join(', ')}; median existing ${existingMs.toFixed(2)} ms, missing ` +
      `${missingMs.toFixed(2)} ms, ratio ${(existingMs / missingMs).toFixed(3)}, rank test z = ${z.toFixed(2)}`,
  );
  console.log(histogram({ existing, missing }));
}
