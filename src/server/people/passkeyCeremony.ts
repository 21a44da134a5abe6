import type { NewPasskey, PasskeyAnswer } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { siteOf } from '#server/http/sitePage.ts';
import type { SiteOwner, Sites } from '#server/http/sitePage.ts';
import { takePasskeyChallenge } from './passkeys.repo.ts';
import type { ChallengeUse, StoredPasskey } from './passkeys.repo.ts';

/** The site whose passkeys count (WebAuthn §13.4.9): the venue's own, whatever a request says. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

export function passkeySiteOf(sites: Sites, venue: SiteOwner): PasskeySite {
  const { hostname, origin } = new URL(siteOf(sites, venue).url);
  return { rpId: hostname, origin };
}

/** Loaded at first use: most processes start without it, and it is large. */
const webauthn = () => import('@simplewebauthn/server');

export type MadePasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'>;

/** Null for what may not be added. Uses the challenge up. */
export async function verifyNewPasskey(
  db: Db,
  { site, use }: { site: PasskeySite; use: ChallengeUse },
  { id, clientData, attestation, transports }: NewPasskey,
): Promise<MadePasskey | null> {
  const challenge = challengeOf(clientData);
  if (challenge === null || !(await takePasskeyChallenge(db, use, challenge))) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    // A certificate would be checked against lists at addresses of its own choice.
    const statement = decodeAttestationObject(new Uint8Array(bytesOf(attestation))).get('attStmt');
    if (statement.get('x5c') !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject: attestation, transports },
      } as never,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    if (credential.id !== id) return null;
    return { credentialId: bytesOf(id), publicKey: credential.publicKey, counter: credential.counter };
  } catch {
    return null;
  }
}

/** The counter of the authenticator after this use; null when the passkey is not proven. Uses the challenge up. */
export async function verifyPasskeyAnswer(
  db: Db,
  { site, use, passkey }: { site: PasskeySite; use: ChallengeUse; passkey: StoredPasskey | undefined },
  { id, clientData, authenticatorData, signature }: PasskeyAnswer,
): Promise<number | null> {
  const challenge = challengeOf(clientData);
  if (challenge === null || !(await takePasskeyChallenge(db, use, challenge)) || !passkey) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

export const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

function challengeOf(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(bytesOf(clientData).toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
