import { crockfordGroups } from './crockford.ts';

/**
 * A reservation number such as 'K-7M3Q-9F2X' from at least 8 random bytes; 40 bits count, so it cannot be guessed
 * from a neighbour. Throws RangeError on fewer bytes.
 */
export const reservationNumberFrom = (bytes: Uint8Array): string => `K-${crockfordGroups(bytes, 8)}`;
