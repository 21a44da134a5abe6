import { existsSync, readFileSync } from 'node:fs';
import { onServer } from '../postgresServer.ts';

const tickMs = 10;

/** Milliseconds of a process with its threads, in steps of 10. Linux only. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user! + system!) * tickMs;
}

type Watched = { pid: number; databaseUrl: string };

/** Milliseconds of the server, and of PostgreSQL's processes for its database. */
export type ProcessorTime = { server: number; database: number };

/** Returns how to end the watch. */
export async function watchProcessor(watched: Watched): Promise<() => Promise<ProcessorTime>> {
  const from = await timesOf(watched);
  return async () => {
    const until = await timesOf(watched);
    const passed = (pid: number): number => until.get(pid)! - (from.get(pid) ?? 0);
    const backends = [...until.keys()].filter((pid) => pid !== watched.pid);
    return { server: passed(watched.pid), database: backends.reduce((sum, pid) => sum + passed(pid), 0) };
  };
}

async function timesOf({ pid, databaseUrl }: Watched): Promise<Map<number, number>> {
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  );
  const backends = rows.map((row) => row.pid).filter(isPostgresHere);
  return new Map([pid, ...backends].map((one) => [one, processorMs(one)]));
}

const isPostgresHere = (pid: number): boolean =>
  existsSync(`/proc/${pid}/comm`) && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
