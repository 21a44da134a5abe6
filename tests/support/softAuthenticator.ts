import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '#contract/names.ts';

interface Wrong {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Not verified by finger or PIN. */
  isUnverified?: boolean;
}

/** The origin of a test's server: PUBLIC_URL where nothing is set. */
export const testOrigin = 'http://localhost:3000';

/** What a telephone does: one key, made by hand as WebAuthn §6 describes, with attestation 'none'. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly key: KeyObject;
  private readonly publicKey: { x: string; y: string };
  counter = 0;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    this.publicKey = pair.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  }

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  create({ challenge, rpId }: Pick<PasskeyCreation, 'challenge' | 'rpId'>, wrong: Wrong = {}): NewPasskey {
    const cose = map([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(this.publicKey.x, 'base64url')],
      [-3, Buffer.from(this.publicKey.y, 'base64url')],
    ]);
    const credential = [Buffer.alloc(16), uint16(this.credentialId.length), this.credentialId, cose];
    const data = Buffer.concat([this.dataOf(wrong.rpId ?? rpId, 0x40, wrong), ...credential]);
    const attestation = map([
      ['fmt', 'none'],
      ['attStmt', map([])],
      ['authData', data],
    ]);
    return {
      name: 'Telefoon',
      id: this.id,
      clientData: clientData('webauthn.create', challenge, wrong),
      attestation: attestation.bytes.toString('base64url'),
      transports: ['internal'],
    };
  }

  answer({ challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>, wrong: Wrong = {}): PasskeyAnswer {
    const data = this.dataOf(wrong.rpId ?? rpId, 0, wrong);
    const client = clientData('webauthn.get', challenge, wrong);
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest();
    return {
      id: this.id,
      clientData: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.key).toString('base64url'),
    };
  }

  private dataOf(rpId: string, flag: number, { isUnverified = false }: Wrong): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([0x01 | (isUnverified ? 0 : 0x04) | flag]);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), flags, counter]);
  }
}

function clientData(type: string, challenge: string, { origin = testOrigin, ...wrong }: Wrong): string {
  const data = { type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

/** CBOR that is encoded already. */
interface Encoded {
  bytes: Buffer;
}

function map(entries: [number | string, number | string | Buffer | Encoded][]): Buffer & Encoded {
  const bytes = Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ]);
  return Object.assign(bytes, { bytes });
}

function cbor(value: number | string | Buffer | Encoded): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if ('bytes' in value) return value.bytes;
  return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
