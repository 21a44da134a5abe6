import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/db/projectRoot.ts';
import { isFresh } from '../../../src/tools/build/fresh.mjs';
import { bin, run } from '../../../src/tools/run.ts';

/** A copy of the test build of the server, built first when it is stale; `remove` it afterwards. */
export async function builtServer(): Promise<{ file: string; remove: () => void }> {
  const built = join(projectRoot(), 'dist/server-test/main.js');
  if (!existsSync(built) || !isFresh('server-test')) {
    const args = ['src/tools/build.ts', 'server-test'];
    const { code, output } = await run(bin('tsx'), args, {
      quiet: true,
      env: { VITEST: undefined, NODE_ENV: undefined },
    });
    if (code !== 0) throw new Error(`The server does not build:\n${output}`);
  }
  mkdirSync(join(projectRoot(), '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot(), '.cache', 'killed-server-'));
  copyFileSync(built, join(folder, 'main.js'));
  return { file: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type KillableServer = {
  origin: string;
  pid: number;
  /** From the start of the process to its first answer that it is ready, in milliseconds. */
  readyAfterMs: number;
  kill(): Promise<void>;
};

/**
 * Starts the built server on a data folder or on a PostgreSQL database, on free ports, and waits until it is ready.
 * Throws what it says when it ends.
 */
export async function startServer(file: string, dataDir: string, databaseUrl = ''): Promise<KillableServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
    },
  });
  const ended = once(child, 'exit');
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  const answer = await fetch(`${origin}/api/health/ready`);
  if (answer.status !== 200) throw new Error(`The server is not ready: ${answer.status}`);
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - started,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
