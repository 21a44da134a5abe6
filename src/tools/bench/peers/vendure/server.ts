import { randomUUID } from 'node:crypto';
import { fillShop } from './fillShop.ts';
import { vendureCore } from './vendureCore.ts';

/** A Vendure server with its defaults on the empty database of DATABASE_URL, and a small shop in it. */
const core = await vendureCore();
const onlyErrors = 0;
const app = await core.bootstrap({
  apiOptions: { port: 0, hostname: '127.0.0.1', shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: randomUUID() },
    cookieOptions: { secret: randomUUID() },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env['DATABASE_URL'],
    synchronize: true,
    logging: false,
    // More than buyers: its transactions ask for a second connection, and with 20 all 64 waited for each other forever.
    poolSize: 100,
    extra: { connectionTimeoutMillis: 30_000 },
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: onlyErrors }),
});
await fillShop(core, app);
console.log(`ready at http://127.0.0.1:${app.getHttpServer().address().port}`);
