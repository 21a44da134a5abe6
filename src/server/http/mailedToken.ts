import { keyedDigestText } from '#server/db/digest.ts';
import { deriveKey, keyOfLink } from '#server/db/secretKeys.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

/**
 * 256 bits, derived from the link's random id and the secret key that the id names: neither the database nor an ordered
 * mail can open it.
 */
export const mailedToken = (keys: SecretKeys, link: { venueId: string; linkId: string }): string =>
  keyedDigestText(deriveKey(keyOfLink(keys, link.linkId), 'mailed-link'), `${link.venueId}\0${link.linkId}`);
