import { mkdirSync } from 'node:fs';

/** Makes the folder when it is missing. From then on only this user reads what the process writes. */
export function openDataFolder(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
}
