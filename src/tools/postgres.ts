import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Cluster = { url: string; stop(): Promise<void> };

type User = { uid: number; gid: number } | Record<string, never>;

/** On a Unix socket and without fsync. As root it runs as the user postgres, because PostgreSQL refuses root. */
export async function startPostgres(): Promise<Cluster> {
  const binaries = postgresBinaries();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'kuur-postgres-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const started: ChildProcess[] = [];
  const leaveNothing = (): void => {
    for (const server of started) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', leaveNothing);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const data = join(folder, 'data');
  const locale = ['--no-locale', '--encoding=UTF8'];
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const running = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...user, cwd: folder, stdio: 'ignore' });
  started.push(running);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        running.on('exit', () => {
          process.off('exit', leaveNothing);
          rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
          resolve();
        });
        running.kill('SIGINT');
      }),
  };
}

/** The newest installed one. Throws with advice. */
function postgresBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
    '/opt/homebrew/bin',
  ];
  const binaries = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (binaries !== undefined) return binaries;
  throw new Error('PostgreSQL is not installed (Debian: sudo apt-get install postgresql).');
}

function postgresUser(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(url: string): Promise<void> {
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
