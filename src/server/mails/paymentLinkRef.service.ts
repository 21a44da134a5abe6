import { createHmac } from 'node:crypto';

/**
 * 256 bits, derived from the link's random id and the secret key: neither the database nor an ordered mail can open it.
 */
export const paymentLinkRef = (key: Uint8Array, link: { venueId: string; linkId: string }): string =>
  createHmac('sha256', key).update(`payment-link\0${link.venueId}\0${link.linkId}`).digest('base64url');
