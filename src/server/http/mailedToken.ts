import { deriveKey, keyedDigestText } from '#server/db/digest.ts';

/**
 * 256 bits, derived from the link's random id and the secret key: neither the database nor an ordered mail can open it.
 */
export const mailedToken = (secretKey: Uint8Array, link: { venueId: string; linkId: string }): string =>
  keyedDigestText(deriveKey(secretKey, 'mailed-link'), `${link.venueId}\0${link.linkId}`);
