import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fewestCharacters = 32;

/**
 * The key of the settings, else the one kept in the data folder, made there when there is none yet. Throws what reading and
 * writing that file throw, and when it holds fewer than 32 characters: with another key nobody's code would be found again.
 */
export function openSecretKey({ secretKey, dataDir }: { secretKey: string | null; dataDir: string }): Uint8Array {
  if (secretKey !== null) return Buffer.from(secretKey);
  const file = join(dataDir, 'secret.key');
  const key = readKey(file) ?? makeKey(dataDir, file);
  if (key.length < fewestCharacters) {
    throw new Error(
      `${file} holds fewer than ${fewestCharacters} characters: put the key back that gift cards were made with`,
    );
  }
  return Buffer.from(key);
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (failureOf(error) !== 'ENOENT') throw error;
    return null;
  }
}

/** The file has its name only once it is whole, and the key of whoever is first. */
function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if (failureOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

const failureOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
