import { addressesOf } from './db/databaseHosts.ts';
import { isLoopbackHost } from './adapters/loopback.ts';

interface Chosen {
  NODE_ENV: 'development' | 'production' | 'test';
  HOST: string;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  MIGRATION_DATABASE_URL?: string | undefined;
  LISTEN_DATABASE_URL?: string | undefined;
  DATABASE_POOLER?: 'transaction' | undefined;
  REPLICA_DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MOLLIE_API_KEY?: string | undefined;
  MOLLIE_BASE_URL?: string | undefined;
  SECRET_KEY?: string | undefined;
  EARLIER_SECRET_KEYS: string[];
  TRUST_PROXY?: number | undefined;
  DEMO: boolean;
  VENUES: { host: string }[];
}

const isHttps = (url: string): boolean => url.startsWith('https://');

/** Whether nobody but this machine reaches the server: it listens here and is announced here. */
export const servesThisMachine = ({
  HOST,
  PUBLIC_URL,
  VENUES,
}: Pick<Chosen, 'HOST' | 'PUBLIC_URL' | 'VENUES'>): boolean =>
  isLoopbackHost(HOST) &&
  (PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).hostname)) &&
  VENUES.every(({ host }) => host.endsWith('.localhost'));

/** Why these settings may not start a server. */
export function refusals(chosen: Chosen): string[] {
  const problems = [...keyRefusals(chosen), ...poolerRefusals(chosen), ...replicaRefusals(chosen)];
  if (chosen.DEMO) return problems;
  if (chosen.NODE_ENV === 'production') return [...problems, ...ofProduction(chosen), ...ofConnections(chosen)];
  if (servesThisMachine(chosen)) return problems;
  return [
    ...problems,
    `NODE_ENV: ${chosen.NODE_ENV} is for this machine alone, so HOST and PUBLIC_URL must be 127.0.0.1 or localhost, ` +
      'and the host names of VENUES end in .localhost ' +
      '(DEMO=1 shows the demo venue to others, with passwords of its own)',
  ];
}

export function keyRefusals(chosen: Pick<Chosen, 'SECRET_KEY' | 'EARLIER_SECRET_KEYS'>): string[] {
  const { SECRET_KEY: newest, EARLIER_SECRET_KEYS: earlier } = chosen;
  if (earlier.length === 0) return [];
  if (newest === undefined) return ['EARLIER_SECRET_KEYS: needs SECRET_KEY beside it, the newest key'];
  if (earlier.includes(newest)) return ['EARLIER_SECRET_KEYS: holds SECRET_KEY itself; put a new key into SECRET_KEY'];
  return new Set(earlier).size < earlier.length ? ['EARLIER_SECRET_KEYS: holds a key twice'] : [];
}

function replicaRefusals({ DATABASE_URL, REPLICA_DATABASE_URL }: Chosen): string[] {
  if (REPLICA_DATABASE_URL === undefined || DATABASE_URL !== undefined) return [];
  return ['REPLICA_DATABASE_URL: needs DATABASE_URL beside it'];
}

function poolerRefusals(chosen: Chosen): string[] {
  if (chosen.DATABASE_POOLER === undefined) return [];
  return (['DATABASE_URL', 'LISTEN_DATABASE_URL'] as const)
    .filter((name) => chosen[name] === undefined)
    .map((name) => `DATABASE_POOLER: needs ${name} beside it`);
}

function ofProduction(chosen: Chosen): string[] {
  const problems: string[] = [];
  if (!chosen.MOLLIE_API_KEY)
    problems.push('MOLLIE_API_KEY: is missing (DEMO=1 allows the bundled local payment provider)');
  if (chosen.MOLLIE_API_KEY?.startsWith('test_')) problems.push('MOLLIE_API_KEY: is a test key (DEMO=1 allows it)');
  if (chosen.MOLLIE_BASE_URL) problems.push('MOLLIE_BASE_URL: only Mollie itself (DEMO=1 allows another address)');
  if (!chosen.SMTP_URL) problems.push('SMTP_URL: is missing (DEMO=1 allows the local mailbox)');
  if (chosen.DATABASE_URL && !chosen.SECRET_KEY) {
    problems.push('SECRET_KEY: is missing; every server of one database needs the same (DEMO=1 keeps one in DATA_DIR)');
  }
  if (chosen.TRUST_PROXY === undefined)
    problems.push('TRUST_PROXY: is missing; say how many proxies set X-Forwarded-For, 0 for none');
  if (!chosen.PUBLIC_URL) problems.push('PUBLIC_URL: is missing (DEMO=1 allows http://localhost)');
  else if (!isHttps(chosen.PUBLIC_URL) && !isLoopbackHost(new URL(chosen.PUBLIC_URL).hostname))
    problems.push('PUBLIC_URL: must be https');
  return problems;
}

function ofConnections(chosen: Chosen): string[] {
  return (['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'LISTEN_DATABASE_URL', 'REPLICA_DATABASE_URL'] as const)
    .filter((name) => chosen[name] !== undefined && !addressesOf(chosen[name]).every(isProtected))
    .map((name) => `${name}: another machine’s database needs sslmode=verify-full`);
}

/** A Unix socket, this machine, or TLS with the server's certificate and name checked. */
function isProtected(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || isLoopbackHost(host) || searchParams.get('sslmode') === 'verify-full';
}
