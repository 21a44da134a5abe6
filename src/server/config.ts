import { z } from 'zod';
import { keyRefusals, refusals, servesThisMachine } from './configRefusals.ts';
import { usualThreads } from './adapters/planning/planningThreads.ts';
import { addressesOf } from './db/databaseHosts.ts';
import { isRandomKey } from './keyStrength.ts';
import { appTag, venueAddress, venueRefusals } from './venueAddress.ts';
import type { VenueAddress } from './venueAddress.ts';
import { readSecretFiles } from './secretFiles.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['', '0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const trimmedUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const addressOfDatabase = z.url({ protocol: /^postgres(ql)?$/ });

const databaseUrl = z.string().superRefine((text, { addIssue }) => {
  for (const address of addressesOf(text)) {
    const { error } = addressOfDatabase.safeParse(address);
    if (error) addIssue(error.issues[0]!.message);
  }
});

const secretKey = z
  .string()
  .min(32, 'must have 32 characters or more')
  .refine(isRandomKey, 'is no random key: make one with openssl rand -hex 32');

/** Separated by spaces, line breaks or commas. */
const listOf = <Entry>(entry: z.ZodType<Entry, string>) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(entry));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: trimmedUrl.optional(),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  LISTEN_DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOLER: z.literal('transaction').optional(),
  REPLICA_DATABASE_URL: databaseUrl.optional(),
  REPLICA_SECONDS_BEHIND: z.coerce.number().positive().max(200).default(2),
  DATA_DIR: z.string().min(1).default('./.data'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:test|live)_[A-Za-z0-9]{10,}$/, 'must look like test_… or live_…')
    .optional(),
  MOLLIE_BASE_URL: trimmedUrl.optional(),
  PAYMENT_PORT: port.optional(),
  SECRET_KEY: secretKey.optional(),
  EARLIER_SECRET_KEYS: listOf(secretKey),
  LOST_SECRET_KEYS: listOf(z.string().regex(/^[A-Za-z0-9_-]{8}$/, 'must name keys by their ids, 8 characters each')),
  METRICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,200}$/, 'must be 20 to 200 letters, digits, _ or -')
    .refine(isRandomKey, 'is not random: make one with openssl rand -hex 32')
    .optional(),
  DEFAULT_APP_TAG: appTag.default('olijfgaard'),
  VENUES: listOf(venueAddress),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.transform(Number).or(z.coerce.number().int().min(0).max(9)).optional(),
  PLANNING_THREADS: z.coerce.number().int().min(0).max(64).optional(),
  ADDRESS_LOOKUP_URL: trimmedUrl.optional(),
  DEMO: flag.default(false),
});

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Without a slash at the end; the only source of links in mails and to the payment provider, with a venue's host. */
  publicUrl: string;
  databaseUrl: string | null;
  /** Of the role that owns the tables; `null`: the one of `databaseUrl` migrates. */
  migrationDatabaseUrl: string | null;
  /** Past a pooler that cannot listen; `null`: `databaseUrl` listens. */
  listenDatabaseUrl: string | null;
  /** What stands between and gives each transaction another connection; `null`: nothing that does. */
  databasePooler: 'transaction' | null;
  /** Of what follows the database, on one host or several; `null`: all is read where it is written. */
  replicaDatabaseUrl: string | null;
  /** How old at most what a replica shows may be. */
  replicaSecondsBehind: number;
  dataDir: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  mollie: { apiKey: string; baseUrl: string } | null;
  paymentPort: number;
  /** What the codes of gift cards and the tokens of links follow from; `null`: a key kept in `dataDir`. */
  secretKey: string | null;
  /** Newest first: they open what they made, and make nothing more. */
  earlierSecretKeys: string[];
  /** Ids of keys that nobody has any more: what they opened stays closed. */
  lostSecretKeys: string[];
  /** Opens the metrics from elsewhere; `null`: this machine alone reads them. */
  metricsToken: string | null;
  defaultAppTag: string;
  /** Beside the default venue; their addresses have the scheme and the port of the public one. */
  venues: VenueAddress[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many proxies stand before the server: only what those wrote of the visitor's address is believed. */
  trustedProxies: number;
  /** How many plans are made at once beside the event loop; 0: they are made on it. */
  planningThreads: number;
  /** Of PDOK's register of Dutch addresses; `null`: visitors type street and town. */
  addressLookupUrl: string | null;
  /**
   * `local`: the demo venue with logins that everybody knows, for this machine alone. `public`: others reach it, so its
   * passwords are its own and the mailbox asks for a key.
   */
  demo: 'off' | 'local' | 'public';
}

export class SettingsUnusable extends Error {
  override name = 'SettingsUnusable';

  constructor(problems: string[]) {
    super(`The settings are not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** Reads the environment. Empty variables count as not set. Throws `SettingsUnusable`. */
export function readConfig(variables: Variables): Config {
  const env = readEnvironment(variables);
  const problems = [...refusals(env), ...venueRefusals(env)];
  if (problems.length > 0) throw new SettingsUnusable(problems);
  return configOf(env);
}

/** What a tool beside the server needs of the same settings. */
export function readStorage(variables: Variables): Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir'> {
  return configOf(readEnvironment(variables));
}

/** What a tool needs that opens what the server sealed. Throws `SettingsUnusable`. */
export function readSecrets(
  variables: Variables,
): Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir' | 'secretKey' | 'earlierSecretKeys'> {
  const env = readEnvironment(variables);
  const problems = keyRefusals(env);
  if (problems.length > 0) throw new SettingsUnusable(problems);
  return configOf(env);
}

type Variables = Record<string, string | undefined>;
type Environment = z.infer<typeof environment>;

function readEnvironment(variables: Variables): Environment {
  const given = Object.entries(variables).filter((entry): entry is [string, string] => !!entry[1]);
  const secrets = readSecretFiles(Object.fromEntries(given));
  const parsed = environment.safeParse(secrets.variables);
  const issues = parsed.error?.issues ?? [];
  const problems = [...secrets.problems, ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)];
  if (!parsed.success || problems.length > 0) throw new SettingsUnusable(problems);
  return parsed.data;
}

function configOf(env: Environment): Config {
  const apiKey = env.MOLLIE_API_KEY;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? null,
    listenDatabaseUrl: env.LISTEN_DATABASE_URL ?? null,
    databasePooler: env.DATABASE_POOLER ?? null,
    replicaDatabaseUrl: env.REPLICA_DATABASE_URL ?? null,
    replicaSecondsBehind: env.REPLICA_SECONDS_BEHIND,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    addressLookupUrl: env.ADDRESS_LOOKUP_URL ?? null,
    mollie: apiKey ? { apiKey, baseUrl: env.MOLLIE_BASE_URL ?? 'https://api.mollie.com' } : null,
    paymentPort: env.PAYMENT_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    secretKey: env.SECRET_KEY ?? null,
    earlierSecretKeys: env.EARLIER_SECRET_KEYS,
    lostSecretKeys: env.LOST_SECRET_KEYS,
    metricsToken: env.METRICS_TOKEN ?? null,
    defaultAppTag: env.DEFAULT_APP_TAG,
    venues: env.VENUES,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY ?? 0,
    planningThreads: env.PLANNING_THREADS ?? usualThreads(),
    demo: demoOf(env, production),
  };
}

function demoOf(env: Environment, production: boolean): Config['demo'] {
  if (production && !env.DEMO) return 'off';
  return servesThisMachine(env) ? 'local' : 'public';
}
