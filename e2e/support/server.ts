import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the build to be tested stands; another folder than this project's own for a build made elsewhere. */
const root = process.env['KUUR_BUILT_IN'] ?? join(import.meta.dirname, '..', '..');
const program = join(root, 'dist/server-test/main.js');
/** The last thing it says when it starts. */
const readyLine = 'test controls';
const startTimeout = 150_000;

export interface RunningServer {
  /** Origin of the site and its API, without a slash at the end. */
  url: string;
  /** Origin of the local payment pages. */
  paymentsUrl: string;
  /** Origin of what only tests may do to it. */
  controlsUrl: string;
  /** What it printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** What an installation of somebody's own starts with: no demo venue, and nobody of staff. */
export const ownInstallation = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  MOLLIE_API_KEY: 'live_nobodyPaysHere',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUST_PROXY: '0',
};

/**
 * Starts the test build on free ports with an embedded database of its own, filled with the demo venue unless the
 * settings say otherwise. `host`: by what name of this machine it is called; passkeys need a name.
 */
export async function startServer(
  settings: Record<string, string> = {},
  { host = '127.0.0.1' } = {},
): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error(`Build first: ${program} is missing (npm test builds it)`);
  const [port, paymentPort, controlPort] = await freePorts(3);
  const dataDir = await mkdtemp(join(tmpdir(), 'kuur-e2e-'));
  const url = `http://${host}:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      PAYMENT_PORT: String(paymentPort),
      CONTROL_PORT: String(controlPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const said = await untilReady(child);
  return {
    url,
    paymentsUrl: `http://127.0.0.1:${paymentPort}`,
    controlsUrl: `http://127.0.0.1:${controlPort}`,
    said,
    async stop() {
      await ended(child);
      process.off('exit', kill);
      await rm(dataDir, { recursive: true, force: true });
      if (child.exitCode !== 0) throw new Error(`The server did not stop as it should (${child.exitCode}):\n${said()}`);
    },
  };
}

/** Resolves once the server says that it is ready; gives its output so far. */
function untilReady(child: ChildProcess): Promise<() => string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`${why}:\n${output}`));
    };
    const timer = setTimeout(() => fail('The server was not ready in time'), startTimeout);
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes(readyLine)) return;
      clearTimeout(timer);
      resolve(() => output);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`The server ended with ${code}`);
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await exit;
}

/** Ports nobody listens on now, all different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function listenAnywhere(): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
