import { createHmac } from 'node:crypto';
import { keyedDigestText } from '#server/db/digest.ts';
import { deriveKey, keyNamedBy, keyOfLink } from '#server/db/secretKeys.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

/**
 * 256 bits, derived from the link's random id and the secret key that the id names: neither the database nor an ordered
 * mail can open it.
 */
export function paymentLinkRef(keys: SecretKeys, { venueId, linkId }: { venueId: string; linkId: string }): string {
  const key = keyNamedBy(keys, linkId);
  if (key) return keyedDigestText(deriveKey(key, 'payment-link'), `${venueId}\0${linkId}`);
  // Ordered before keys had ids.
  const { bytes } = keyOfLink(keys, linkId);
  return createHmac('sha256', bytes).update(`payment-link\0${venueId}\0${linkId}`).digest('base64url');
}
