import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export type Cluster = {
  url: string;
  /** The path of its Unix socket. */
  socket: string;
  /** Ends it and every connection: SIGINT in order, SIGQUIT like a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again after `halt`, and waits until it is ready. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

type User = { uid: number; gid: number } | Record<string, never>;

type Options = { survivesCrash?: boolean; standbyOf?: Cluster };

/**
 * On a Unix socket and without fsync: it survives a crash of its own when `survivesCrash`, never one of the machine. As
 * root it runs as the user postgres, because PostgreSQL refuses root. `standbyOf`: a copy that follows that one.
 */
export async function startPostgres({ survivesCrash = false, standbyOf }: Options = {}): Promise<Cluster> {
  const binaries = postgresBinaries();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'kuur-postgres-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const [program, args] = standbyOf ? copying(standbyOf) : creating;
  execFileSync(join(binaries, program), ['-D', data, '-U', 'postgres', '--no-sync', ...args], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const flags = settings(folder, survivesCrash).flatMap((setting) => ['-c', setting]);
  const launch = (): ChildProcess =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...user, cwd: folder, stdio: 'ignore' });
  let running = launch();
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const leaveNothing = (): void => {
    running.kill('SIGKILL');
    remove();
  };
  process.on('exit', leaveNothing);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const halt: Cluster['halt'] = async (signal) => {
    if (running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    socket: join(folder, '.s.PGSQL.5432'),
    halt,
    resume: async () => {
      running = launch();
      await untilReady(url);
    },
    stop: async () => {
      await halt('SIGINT');
      process.off('exit', leaveNothing);
      remove();
    },
  };
}

type Making = [program: string, args: string[]];

const creating: Making = ['initdb', ['-A', 'trust', '--no-locale', '--encoding=UTF8']];
const copying = ({ socket }: Cluster): Making => [
  'pg_basebackup',
  ['-h', dirname(socket), '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
];

const settings = (folder: string, survivesCrash: boolean): string[] => [
  'fsync=off',
  ...(survivesCrash ? [] : ['synchronous_commit=off', 'full_page_writes=off']),
  'max_connections=200',
  'listen_addresses=',
  `unix_socket_directories=${folder}`,
];

export const isPostgresInstalled = (): boolean => newestBinaries() !== undefined;

/** Throws with advice. */
function postgresBinaries(): string {
  const binaries = newestBinaries();
  if (binaries !== undefined) return binaries;
  throw new Error('PostgreSQL is not installed (Debian: sudo apt-get install postgresql).');
}

function newestBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

export function postgresUser(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
