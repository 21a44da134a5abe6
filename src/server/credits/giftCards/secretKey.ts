import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fewestCharacters = 32;

/**
 * From the settings, else from the data folder, where it is made when missing. Throws on fewer than 32 characters: with
 * another key no code would be valid.
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

/** Written whole under another name, then linked: the first process wins. */
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
