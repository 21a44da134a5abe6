/** Without I, L, O and U. Source: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of four symbols with dashes. Throws RangeError on fewer bytes than `symbols`. */
export function crockfordGroups(bytes: Uint8Array, symbols: number): string {
  if (bytes.length < symbols) throw new RangeError(`${symbols} symbols need as many bytes, not ${bytes.length}`);
  const signs = Array.from(bytes.subarray(0, symbols), (byte) => alphabet[byte % 32]).join('');
  return (signs.match(/.{1,4}/g) ?? []).join('-');
}

export const isCrockford = (text: string, symbols: number): boolean =>
  text.length === symbols && /^[0-9A-HJKMNP-TV-Z]*$/.test(text);

/** As 'K-7M3Q-9F2X', from at least 8 random bytes of which 40 bits count. Throws RangeError on fewer. */
export const reservationNumberFrom = (bytes: Uint8Array): string => `K-${crockfordGroups(bytes, 8)}`;
