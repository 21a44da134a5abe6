import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { secretKeysOf } from './db/secretKeys.ts';
import type { SecretKeys } from './db/secretKeys.ts';

const fewestCharacters = 32;

/**
 * From the settings, else from the data folder, where one is made when missing. Throws on fewer than 32 characters: with
 * another key no gift card could be printed.
 */
export function openSecretKeys({
  secretKey,
  earlierSecretKeys,
  dataDir,
}: Pick<Config, 'secretKey' | 'earlierSecretKeys' | 'dataDir'>): SecretKeys {
  const newest = secretKey ?? keyOfFolder(dataDir);
  return secretKeysOf([Buffer.from(newest), ...earlierSecretKeys.map((key) => Buffer.from(key))]);
}

function keyOfFolder(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  const key = readKey(file) ?? makeKey(dataDir, file);
  if (key.length < fewestCharacters) {
    throw new Error(
      `${file} holds fewer than ${fewestCharacters} characters: put the key back that gift cards were made with`,
    );
  }
  return key;
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
