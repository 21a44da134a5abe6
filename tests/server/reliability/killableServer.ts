import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#server/db/projectRoot.ts';

export type KillableServer = {
  origin: string;
  /** Where tests steer it. */
  controls: string;
  pid: number;
  /** From the start of the process to its first answer that it is ready, in milliseconds. */
  readyAfterMs: number;
  kill(): Promise<void>;
};

/**
 * Starts the built server on a data folder or on a PostgreSQL database, on free ports, and waits until it is ready.
 * Throws what it says when it ends.
 */
export async function startServer(
  file: string,
  dataDir: string,
  databaseUrl = '',
  settings: Record<string, string> = {},
): Promise<KillableServer> {
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
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  let said = '';
  const [origin, controls] = await new Promise<[string, string]>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      const addresses = /ready at (http:\S+)[^]*test controls +(http:\S+)/.exec(said);
      if (addresses) resolve([addresses[1]!, addresses[2]!]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  const answer = await fetch(`${origin}/api/health/ready`);
  if (answer.status !== 200) throw new Error(`The server is not ready: ${answer.status}`);
  return {
    origin,
    controls,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - started,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
