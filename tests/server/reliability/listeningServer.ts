import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { noThreads } from '#server/adapters/planning/planningThreads.ts';
import { buildApp } from '#server/app.ts';
import { noAddresses } from '#server/adapters/addresses/addressPort.ts';
import { secretKeysOf } from '#server/db/secretKeys.ts';
import { readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';
import { makeLog } from '#server/adapters/log.ts';
import { cheapCost } from '#tests/support/testServer/cheapCost.ts';

const nobodyPays = (): Promise<never> => Promise.reject(new Error('Nobody pays online in this test.'));

const payments: PaymentPort = {
  create: nobodyPays,
  get: nobodyPays,
  list: nobodyPays,
  cancel: nobodyPays,
  refund: nobodyPays,
  listRefunds: nobodyPays,
  methods: nobodyPays,
  profile: nobodyPays,
};

/**
 * The server on a free port of this process, without jobs; `db` may be another view of the opened database. Visitors may
 * say by `X-Forwarded-For` where they come from.
 */
export async function listeningServer(opened: OpenDatabase, db: Db = opened.db) {
  const app = await buildApp({
    db,
    backgroundDb: opened.backgroundDb,
    replicas: opened.replicas,
    databaseKind: opened.kind,
    listen: opened.listen,
    clock: { now: () => new Date() },
    random: { bytes: randomBytes },
    passwordCost: cheapCost,
    payments,
    cardScriptUrl: 'https://cards.example/v1/mollie.js',
    mail: { send: () => Promise.resolve(), close: () => Promise.resolve() },
    addresses: noAddresses,
    planning: noThreads,
    secretKeys: secretKeysOf([randomBytes(32)]),
    config: readConfig({ NODE_ENV: 'test', TRUST_PROXY: '1' }),
    log: makeLog({ level: 'silent', write: () => undefined }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() };
}
