import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/fresh.mjs';

export type Finished = { code: number; output: string; seconds: number };

type RunOptions = { env?: NodeJS.ProcessEnv; quiet?: boolean; cwd?: string };

export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => {
    const end = (code: number): void => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

export function bin(name: string): string {
  return join(root, 'node_modules', '.bin', name);
}
