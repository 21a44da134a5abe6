import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { root } from '../build/fresh.mjs';
import type { Store } from './prepare.ts';

export type Spawned = {
  origin: string;
  pid: number;
  /** From process start to the first response, in milliseconds. */
  startMs: number;
  memory(): number;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

const withTsx = (file: URL): string[] => ['--import', 'tsx', fileURLToPath(file)];

const commands = {
  kuur: ['dist/server/main.js'],
  bare: withTsx(new URL('./bare.ts', import.meta.url)),
  vendure: withTsx(new URL('./peers/vendure/server.ts', import.meta.url)),
};

export async function spawned(
  what: keyof typeof commands,
  { databaseUrl, dataDir }: Store,
  more: Record<string, string> = {},
): Promise<Spawned> {
  const started = performance.now();
  const settings = { NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'silent', PORT: '0' };
  const child = spawn(process.execPath, commands[what], {
    cwd: root,
    env: { ...process.env, ...settings, ...more, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The ${what} server ended with ${code}.`)));
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    process.off('exit', kill);
    child.kill(signal);
    await ended;
  };
  await fetch(`${origin}/api/health/ready`).then((answer) => answer.text());
  return {
    origin,
    pid: child.pid!,
    startMs: performance.now() - started,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1_024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
