import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './build/fresh.mjs';
import { freePort } from './freePort.ts';
import { startPostgres } from './postgres.ts';
import type { Cluster } from './postgres.ts';

/**
 * What the README says of PostgreSQL, done: `npm start` with DATABASE_URL and no data folder yet, and once more as a role
 * that may only read and write rows while another one migrates.
 */
const cluster = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'kuur-start-'));
try {
  await tryStart('as one role', { DATABASE_URL: cluster.url });
  makeRoles(cluster);
  await tryStart('as two roles', {
    DATABASE_URL: cluster.url.replace('postgres@localhost/postgres', 'kuur_serving@localhost/kuur'),
    MIGRATION_DATABASE_URL: cluster.url.replace('postgres@localhost/postgres', 'kuur_owner@localhost/kuur'),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
  await cluster.stop();
}

async function tryStart(title: string, settings: Record<string, string>): Promise<void> {
  const port = await freePort();
  const dataDir = join(folder, title, 'not there yet');
  const child = spawn(process.execPath, [join(root, 'src/tools/start.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), PAYMENT_PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([untilReady(child.stdout), ended]);
  const headers = { 'x-app-tag': 'olijfgaard' };
  for (const path of ['/api/health/ready', '/api/config']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    if (status !== 200) throw new Error(`${title}: ${path} answers ${status}`);
  }
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`${title}: the server ended with ${String(code)}`);
  if (!existsSync(join(dataDir, 'payments.json'))) throw new Error(`${title}: nothing is kept in DATA_DIR`);
  console.log(`npm start works on PostgreSQL ${title}.`);
}

function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  let said = '';
  return new Promise((resolve) => {
    output.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('Kuur is ready')) resolve();
    });
  });
}

/** The roles of `compose.yaml`, made as its database makes them. */
function makeRoles({ socket }: Cluster): void {
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  for (const role of ['owner', 'serving']) writeFileSync(join(secrets, `${role}_password`), `${role}'s own`);
  const session = ['-U', 'postgres', '-h', dirname(socket), '-v', 'ON_ERROR_STOP=1', '-v', `secrets=${secrets}`];
  execFileSync('psql', ['-X', '-q', ...session, '-f', join(root, 'src/server/db/roles.sql')], { stdio: 'inherit' });
}
