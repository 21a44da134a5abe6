import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['', '0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const trimmedUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: trimmedUrl.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:test|live)_[A-Za-z0-9]{10,}$/, 'must look like test_… or live_…')
    .optional(),
  MOLLIE_BASE_URL: trimmedUrl.optional(),
  PAYMENT_PORT: port.optional(),
  SECRET_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  DEFAULT_APP_TAG: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .default('olijfgaard'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.transform(Number).or(z.coerce.number().int().min(0).max(9)).default(0),
  DEMO: flag.default(false),
});

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Without a slash at the end; the only source of links in mails and to the payment provider. */
  publicUrl: string;
  databaseUrl: string | null;
  dataDir: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  mollie: { apiKey: string; baseUrl: string } | null;
  paymentPort: number;
  /** What the codes of gift cards follow from; `null`: a key kept in `dataDir`. */
  secretKey: string | null;
  defaultAppTag: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many proxies stand before the server: only what those wrote of the visitor's address is believed. */
  trustedProxies: number;
  demo: boolean;
}

const isLocal = (url: string): boolean => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(url);

function refusals(env: z.infer<typeof environment>): string[] {
  if (env.NODE_ENV !== 'production' || env.DEMO) return [];
  const problems: string[] = [];
  if (!env.MOLLIE_API_KEY)
    problems.push('MOLLIE_API_KEY: is missing (DEMO=1 allows the bundled local payment provider)');
  if (env.MOLLIE_API_KEY?.startsWith('test_')) problems.push('MOLLIE_API_KEY: is a test key (DEMO=1 allows it)');
  if (env.MOLLIE_BASE_URL) problems.push('MOLLIE_BASE_URL: only Mollie itself (DEMO=1 allows another address)');
  if (!env.SMTP_URL) problems.push('SMTP_URL: is missing (DEMO=1 allows the local mailbox)');
  if (env.DATABASE_URL && !env.SECRET_KEY) {
    problems.push('SECRET_KEY: is missing; every server of one database needs the same (DEMO=1 keeps one in DATA_DIR)');
  }
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL: is missing (DEMO=1 allows http://localhost)');
  else if (!env.PUBLIC_URL.startsWith('https://') && !isLocal(env.PUBLIC_URL))
    problems.push('PUBLIC_URL: must be https');
  return problems;
}

export class SettingsUnusable extends Error {
  override name = 'SettingsUnusable';

  constructor(problems: string[]) {
    super(`The settings are not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** Reads the environment. Empty variables count as not set. Throws `SettingsUnusable`. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const problems = parsed.success
    ? refusals(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new SettingsUnusable(problems);
  }
  const env = parsed.data;
  const apiKey = env.MOLLIE_API_KEY;
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    mollie: apiKey ? { apiKey, baseUrl: env.MOLLIE_BASE_URL ?? 'https://api.mollie.com' } : null,
    paymentPort: env.PAYMENT_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    secretKey: env.SECRET_KEY ?? null,
    defaultAppTag: env.DEFAULT_APP_TAG,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
    demo: env.DEMO,
  };
}
