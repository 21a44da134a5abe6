import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noAddresses } from './adapters/addresses/addressPort.ts';
import type { AddressPort } from './adapters/addresses/addressPort.ts';
import { createPdokAddresses } from './adapters/addresses/pdokAddresses.ts';
import { createLocalMailbox } from './adapters/mail/localMailbox.ts';
import type { MailPort } from './adapters/mail/mailPort.ts';
import { makePlanningThreads, noThreads } from './adapters/planning/planningThreads.ts';
import type { PlanningThreads } from './adapters/planning/planningThreads.ts';
import { randomAhead } from './adapters/randomAhead.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { assertConnectionSettings } from './db/connectionSettings.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { OpenDatabase } from './db/openDatabase.ts';
import { projectRoot } from './db/projectRoot.ts';
import type { Db } from './db/schema.ts';
import type { SecretKeys } from './db/secretKeys.ts';
import { openDataFolder } from './dataFolder.ts';
import { demoSecret, mailboxKey } from './demoSecrets.ts';
import type { Deps } from './deps.ts';
import { productionCost } from '#server/people/passwords.ts';
import { failureFields, makeLog } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { assertKeysAreThere } from './keyRenewal.ts';
import { openSecretKeys } from './openSecretKeys.ts';
import { openVenues } from './openVenues.ts';
import { openPayments } from './payments.ts';
import type { StartLocalProvider } from './payments.ts';
import { makeServices } from './services.ts';
import type { Services } from './services.ts';
import { stopInOrder } from './shutdown.ts';
import { stopwatch } from './stopwatch.ts';

/** Loaded only where it is used, so production loads neither. */
interface Demo {
  venue(): Promise<{
    /**
     * Seeds an empty database. With `passwordOf` (by e-mail address) no login keeps the password that everybody can
     * read. Returns the logins to announce, a line each.
     */
    openDemoVenue(db: Db, now: Date, passwordOf: ((email: string) => string) | null): Promise<string[]>;
  }>;
  paymentProvider(): Promise<{ startLocalProvider: StartLocalProvider }>;
}

interface Overrides extends Partial<Pick<Deps, 'clock' | 'passwordCost'>> {
  demo: Demo;
}

interface Started {
  deps: Deps;
  services: Services;
}

const systemClock = { now: () => new Date() };

export async function start(config: Config, overrides: Overrides): Promise<Started> {
  const { demo, clock = systemClock, passwordCost = productionCost } = overrides;
  openDataFolder(config.dataDir);
  const log = makeLog({ level: config.logLevel, write: (line) => process.stdout.write(line) });
  const passed = stopwatch(log);
  passed('modules');
  const database = await openDatabase({
    ...config,
    onError: (error) => log.warn(failureFields(error), 'the database failed outside any request'),
  });
  passed('database opened');
  await migrateAs(config, database.db);
  passed('schema compared');
  const secretKeys = await openKnownKeys(config, database.db);
  const demoLogins = config.demo === 'off' ? [] : await openDemo(demo, { config, db: database.db, clock, secretKeys });
  passed('demo venue');
  const payments = await openPayments(config, clock, demo.paymentProvider);
  const mailbox = config.smtpUrl ? undefined : createLocalMailbox(join(config.dataDir, 'mailbox'), () => clock.now());
  const deps: Deps = {
    ...ofDatabase(database),
    clock,
    random: randomAhead(),
    passwordCost,
    payments: payments.port,
    cardScriptUrl: payments.cardScriptUrl,
    mail: mailbox ?? (await openMail(config)),
    mailbox,
    ...openAdapters(config, log),
    secretKeys,
    config,
    log,
    webRoot: webRoot(),
  };
  passed('payment provider');
  const services = makeServices(deps);
  const venueLines = await openVenues(config, services.staffDeps);
  passed('venues');
  const app = await buildApp(deps, services);
  passed('routes');
  const address = await app.listen({ port: config.port, host: config.host });
  passed('listening');
  services.jobs.start();
  stopInOrder(log, {
    draining: async () => services.health.startDraining(),
    requests: () => app.close(),
    jobs: () => services.jobs.stop(),
    payments: () => payments.close(),
    mail: () => deps.mail.close(),
    planning: () => deps.planning.close(),
    database: () => database.close(),
  });
  announce(config, {
    address,
    demoLogins,
    venueLines,
    payments: payments.url,
    mailbox: mailbox && mailboxLine(config, secretKeys),
  });
  return { deps, services };
}

const ofDatabase = ({ db, backgroundDb, replicas, kind, listen }: OpenDatabase) => ({
  db,
  backgroundDb,
  replicas,
  databaseKind: kind,
  listen,
});

async function openMail({ smtpUrl }: Config): Promise<MailPort> {
  const { createSmtpMail } = await import('./adapters/mail/smtpMail.ts');
  return createSmtpMail(smtpUrl ?? '');
}

const openAdapters = (config: Config, log: Log): Pick<Deps, 'addresses' | 'planning'> => ({
  addresses: openAddresses(config, log),
  planning: openPlanning(config, log),
});

const openPlanning = ({ planningThreads: threads }: Config, log: Log): PlanningThreads =>
  threads === 0
    ? noThreads
    : makePlanningThreads({
        threads,
        onError: (error) => log.warn(failureFields(error), 'a planning thread ended'),
      });

const openAddresses = ({ addressLookupUrl }: Config, log: Log): AddressPort =>
  addressLookupUrl === null
    ? noAddresses
    : createPdokAddresses({ baseUrl: addressLookupUrl, log, now: () => performance.now() });

/** Throws `SecretKeyMissing`. */
async function openKnownKeys(config: Config, db: Db): Promise<SecretKeys> {
  const secretKeys = openSecretKeys(config);
  await assertKeysAreThere(db, { secretKeys, lostKeys: config.lostSecretKeys });
  return secretKeys;
}

/** Throws `ConnectionSettingsMissing`, before anything is migrated. */
async function migrateAs({ databasePooler, migrationDatabaseUrl, dataDir }: Config, db: Db): Promise<void> {
  if (databasePooler !== null) await assertConnectionSettings(db);
  if (migrationDatabaseUrl === null) return void (await migrate(db));
  const owner = await openDatabase({ databaseUrl: migrationDatabaseUrl, dataDir, connections: 1 });
  await migrate(owner.db).finally(() => owner.close());
}

async function openDemo(
  demo: Demo,
  { config, db, clock, secretKeys }: Pick<Deps, 'config' | 'db' | 'clock' | 'secretKeys'>,
): Promise<string[]> {
  const passwordOf = (email: string): string => demoSecret(secretKeys, `password of ${email}`);
  const { openDemoVenue } = await demo.venue();
  return openDemoVenue(db, clock.now(), config.demo === 'public' ? passwordOf : null);
}

function webRoot(): string | undefined {
  const folder = join(projectRoot(), 'dist/web');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

const mailboxLine = ({ demo }: Config, secretKeys: SecretKeys): string =>
  demo === 'public' ? ` (any name, password ${mailboxKey(secretKeys)})` : '';

interface Announcement {
  address: string;
  demoLogins: string[];
  /** How the first owner of each venue without staff comes in, and the addresses of the others. */
  venueLines: string[];
  payments: string | null;
  /** Beside its address, how to open it; `undefined` without one. */
  mailbox: string | undefined;
}

function announce(config: Config, { address, demoLogins, venueLines, payments, mailbox }: Announcement): void {
  const site = config.port === 0 ? address : config.publicUrl;
  const lines = [
    `Kuur is ready at ${site}`,
    ...demoLogins,
    ...venueLines,
    payments === null ? '' : `  payment pages   ${payments}`,
    mailbox === undefined ? '' : `  mailbox         ${site}/mailbox${mailbox}`,
    config.databaseUrl ? '' : `  data            ${resolve(config.dataDir)} (embedded database)`,
  ];
  process.stdout.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
}
