import { hkdfSync } from 'node:crypto';

/** `id` follows from the key and gives nothing of it away: eight characters of base64url. */
export interface SecretKey {
  id: string;
  bytes: Uint8Array;
}

/** The newest makes and seals; every one opens what it made. */
export interface SecretKeys {
  newest: SecretKey;
  /** Newest first. */
  all: readonly SecretKey[];
}

/** What a key serves. Each has a key of its own, derived from it. */
type KeyUse =
  | 'key-id'
  | 'gift-card'
  | 'gift-card-seal'
  | 'self-service'
  | 'payment-link'
  | 'mailed-link'
  | 'linked-session'
  | 'second-factor'
  | 'recovery-code'
  | 'idempotency'
  | 'throttle'
  | 'origin'
  | `security-log/${string}`
  | `demo ${string}`;

const derived = (secret: Uint8Array, use: KeyUse): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kuur/${use}`, 32));

/** 32 bytes for one use of the key (HKDF, RFC 5869): what one use gives away opens no other. */
export const deriveKey = ({ bytes }: SecretKey, use: KeyUse): Buffer => derived(bytes, use);

export const keyIdLength = 8;

/** Newest first. */
export function secretKeysOf([newest, ...earlier]: [Uint8Array, ...Uint8Array[]]): SecretKeys {
  const first = withId(newest);
  return { newest: first, all: [first, ...earlier.map(withId)] };
}

const withId = (bytes: Uint8Array): SecretKey => ({
  id: derived(bytes, 'key-id').toString('base64url').slice(0, keyIdLength),
  bytes,
});

/** The key whose id a link's id or token begins with; undefined for a key that is not there, or none. */
export const keyNamedBy = ({ all }: SecretKeys, text: string): SecretKey | undefined =>
  all.find(({ id }) => text.startsWith(id));

/** The same; what was made before keys had ids was made with the earliest. */
export const keyOfLink = (keys: SecretKeys, linkId: string): SecretKey =>
  keyNamedBy(keys, linkId) ?? keys.all.at(-1) ?? keys.newest;
