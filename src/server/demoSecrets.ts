import { deriveKey } from './db/digest.ts';

/** What a demo that others reach keeps secret: the same at every start, of 144 bits. */
export const demoSecret = (secretKey: Uint8Array, use: string): string =>
  deriveKey(secretKey, `demo ${use}`).subarray(0, 18).toString('base64url');

export const mailboxKey = (secretKey: Uint8Array): string => demoSecret(secretKey, 'mailbox');
