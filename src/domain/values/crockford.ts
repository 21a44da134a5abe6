/** Without I, L, O and U, so that a code can be read out. Source: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Symbols of Crockford's base 32 in groups of four, with dashes between: five bits of each byte. Throws RangeError when
 * there are fewer bytes than `symbols`.
 */
export function crockfordGroups(bytes: Uint8Array, symbols: number): string {
  if (bytes.length < symbols) throw new RangeError(`${symbols} symbols need as many bytes, not ${bytes.length}`);
  const signs = Array.from(bytes.subarray(0, symbols), (byte) => alphabet[byte % 32]).join('');
  return (signs.match(/.{1,4}/g) ?? []).join('-');
}

/** Whether a text is so many of these symbols, in capitals and without dashes. */
export const isCrockford = (text: string, symbols: number): boolean =>
  text.length === symbols && /^[0-9A-HJKMNP-TV-Z]*$/.test(text);

/**
 * A reservation number such as 'K-7M3Q-9F2X' from at least 8 random bytes; 40 bits count, so it cannot be guessed
 * from a neighbour. Throws RangeError on fewer bytes.
 */
export const reservationNumberFrom = (bytes: Uint8Array): string => `K-${crockfordGroups(bytes, 8)}`;
