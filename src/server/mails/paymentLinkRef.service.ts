import { createHmac } from 'node:crypto';

/**
 * What stands in the address of a payment link: 256 bits that follow from the link's random id and the server's key, so that
 * neither the database nor an ordered mail holds anything that opens it.
 */
export const paymentLinkRef = (key: Uint8Array, link: { venueId: string; linkId: string }): string =>
  createHmac('sha256', key).update(`payment-link\0${link.venueId}\0${link.linkId}`).digest('base64url');
