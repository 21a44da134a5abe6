import { deriveKey } from './db/secretKeys.ts';
import type { SecretKeys } from './db/secretKeys.ts';

/** What a demo that others reach keeps secret: the same at every start, of 144 bits. */
export const demoSecret = (secretKeys: SecretKeys, use: string): string =>
  deriveKey(secretKeys.newest, `demo ${use}`).subarray(0, 18).toString('base64url');

export const mailboxKey = (secretKeys: SecretKeys): string => demoSecret(secretKeys, 'mailbox');
