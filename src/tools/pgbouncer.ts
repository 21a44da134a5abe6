import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { postgresUser, untilReady } from './postgres.ts';
import type { Cluster } from './postgres.ts';

export type Pooler = {
  url: string;
  /** Ends it and every connection through it. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const program = '/usr/sbin/pgbouncer';

export const isPgbouncerInstalled = (): boolean => existsSync(program);

/** Debian's pgbouncer before every database of the cluster: each transaction takes one of so many connections. */
export async function startPgbouncer(cluster: Cluster, { connections }: { connections: number }): Promise<Pooler> {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'kuur-pgbouncer-'));
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n');
  writeFileSync(join(folder, 'pgbouncer.ini'), settings(folder, dirname(cluster.socket), connections));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const launch = (): ChildProcess =>
    spawn(program, [join(folder, 'pgbouncer.ini')], { ...user, cwd: folder, stdio: 'ignore' });
  let running = launch();
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const leaveNothing = (): void => {
    running.kill('SIGKILL');
    remove();
  };
  process.on('exit', leaveNothing);
  const halt = async (): Promise<void> => {
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  };
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    halt,
    resume: async () => {
      running = launch();
      await untilReady(url);
    },
    stop: async () => {
      await halt();
      process.off('exit', leaveNothing);
      remove();
    },
  };
}

const settings = (folder: string, socketFolder: string, connections: number): string => `[databases]
* = host=${socketFolder}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
`;
