import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLocalMailbox } from './adapters/mail/localMailbox.ts';
import { createSmtpMail } from './adapters/mail/smtpMail.ts';
import { buildApp } from './app.ts';
import { openCardKey } from '#server/credits/giftCards/cardKey.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { projectRoot } from './db/projectRoot.ts';
import { demoCards, demoPromoCodes } from './db/seed/demoCards.ts';
import { demoCustomers } from './db/seed/demoPeople.ts';
import { demoStaff } from './db/seed/demoStaff.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import type { Deps } from './deps.ts';
import { failureFields, makeLog } from '#server/adapters/log.ts';
import { openPayments } from './payments.ts';
import { makeServices } from './services.ts';
import { stopInOrder } from './shutdown.ts';
import { testBuild } from './testBuild.ts';
import { movableClock } from './testControl/movableClock.ts';

async function start(config: Config): Promise<void> {
  const log = makeLog({ level: config.logLevel, write: (line) => process.stdout.write(line) });
  const clock = testBuild ? movableClock() : { now: () => new Date() };
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onError: (error) => log.warn(failureFields(error), 'the database failed outside any request'),
  });
  await migrate(database.db);
  if (isDemo(config)) await seedDemo(database.db, clock.now());
  const payments = await openPayments(config, clock);
  const mailbox = config.smtpUrl ? undefined : createLocalMailbox(join(config.dataDir, 'mailbox'), () => clock.now());
  const deps: Deps = {
    db: database.db,
    databaseKind: database.kind,
    clock,
    random: { bytes: (count) => randomBytes(count) },
    payments: payments.port,
    cardScriptUrl: payments.cardScriptUrl,
    mail: mailbox ?? createSmtpMail(config.smtpUrl ?? ''),
    mailbox,
    cardKey: openCardKey(config),
    config,
    log,
    webRoot: webRoot(),
  };
  const services = makeServices(deps);
  const app = await buildApp(deps, services);
  const address = await app.listen({ port: config.port, host: config.host });
  services.jobs.start();
  stopInOrder(log, [
    async () => services.health.startDraining(),
    () => app.close(),
    () => services.jobs.stop(),
    () => payments.close(),
    () => deps.mail.close(),
    () => database.close(),
  ]);
  announce(config, { address, payments: payments.url, mailbox: mailbox !== undefined });
}

/** The demo venue has logins and gift cards that everybody knows: production gets it only when it is asked for. */
const isDemo = ({ production, demo }: Config): boolean => !production || demo;

function webRoot(): string | undefined {
  const folder = join(projectRoot(), 'dist/web');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

function announce(config: Config, found: { address: string; payments: string | null; mailbox: boolean }): void {
  const site = config.port === 0 ? found.address : config.publicUrl;
  const lines = [
    `Kuur is ready at ${site}`,
    ...(isDemo(config) ? demoLogins() : []),
    found.payments === null ? '' : `  payment pages   ${found.payments}`,
    found.mailbox ? `  mailbox         ${site}/mailbox` : '',
    config.databaseUrl ? '' : `  data            ${resolve(config.dataDir)} (embedded database)`,
  ];
  console.log(lines.filter((line) => line !== '').join('\n'));
}

function demoLogins(): string[] {
  const [first] = demoCustomers;
  const cards = demoCards.map(({ code, blocked }) => (blocked ? `${code} (blocked)` : code));
  return [
    `  demo customer   ${first?.email} / ${first?.password}`,
    ...demoStaff.map(({ role, email, password }) => `  demo ${role.padEnd(11)}${email} / ${password}`),
    `  demo gift cards ${cards.join(', ')}`,
    `  demo codes      ${demoPromoCodes.map(({ code }) => code).join(', ')}`,
  ];
}

/** What a person can do something about is said in one line, without a stack. */
function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Another program already uses this port. ${message}`;
  if (code === 'ECONNREFUSED') return `The database does not answer. ${message}`;
  if (name === 'DataFolderInUse' || name === 'MigrationRefused' || name === 'SettingsUnusable') return message;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
