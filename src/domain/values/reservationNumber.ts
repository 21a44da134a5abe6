/** Crockford base 32: no I, L, O or U, so a number can be read out. Source: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A reservation number such as 'K-7M3Q-9F2X' from at least 8 random bytes; 40 bits count, so it cannot be guessed
 * from a neighbour. Throws RangeError on fewer bytes.
 */
export function reservationNumberFrom(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new RangeError('a reservation number needs 8 bytes');
  const signs = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % 32]).join('');
  return `K-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
