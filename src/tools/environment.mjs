import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/fresh.mjs';

/** Reads `.env`. The server by itself means production, so the commands for this machine name the demo. */
export function loadEnvironment() {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { env } = process;
  env['NODE_ENV'] ||= 'development';
  if (env['NODE_ENV'] !== 'production') env['DEMO'] ||= '1';
}
