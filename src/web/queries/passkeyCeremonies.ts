import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticatorTransport,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '#contract/names.ts';

/** A passkey belongs to a name, so there is none for an address of numbers. https://www.w3.org/TR/webauthn-3/#rp-id */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !isIpAddress(window.location.hostname);

/** As `location.hostname` has it. */
const isIpAddress = (host: string): boolean => /^(?:\[.*\]|\d+(?:\.\d+){3})$/.test(host);

export const offersPasskeysInFields = async (): Promise<boolean> =>
  hasPasskeys() && (await browserSupportsWebAuthnAutofill());
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];
const timeout = 5 * 60_000;

/** Throws `PasskeyError`, most often because somebody thought better of it. */
export async function createPasskey(creation: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> {
  const { challenge, rpId, rpName, userId, userName, existing } = creation;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: userName, displayName: userName },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: existing.map((one) => ({ id: one.id, type: 'public-key' })),
    },
  }).catch(failed);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientData: clientDataJSON, attestation: attestationObject, transports };
}

/** `inFields`: among what the browser offers in the field of the address, until it is stopped. */
export async function answerByPasskey(request: PasskeyRequest, { inFields = false } = {}): Promise<PasskeyAnswer> {
  const { challenge, rpId, existing } = request;
  const answer = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      timeout,
      userVerification: 'required',
      allowCredentials: existing.map(({ id, transports }) => ({
        id,
        type: 'public-key',
        transports: transports as AuthenticatorTransport[],
      })),
    },
    useBrowserAutofill: inFields,
  }).catch(failed);
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  return { id: answer.id, clientData: clientDataJSON, authenticatorData, signature };
}

/** Of the browser, not of the server: there is one already; or it was refused, cancelled or too late. */
class PasskeyError extends Error {
  readonly code: 'passkey_known' | 'passkey_stopped';

  constructor(cause: unknown) {
    super('passkey', { cause });
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    this.code = isKnown ? 'passkey_known' : 'passkey_stopped';
  }
}

const failed = (cause: unknown): never => {
  throw new PasskeyError(cause);
};
