import { mayHold } from './bloomFilter.ts';
import stored from './breachedPasswords.json' with { type: 'json' };

const filter = { bits: Buffer.from(stored.bits, 'base64'), hashes: stored.hashes };

/** One of the 100,000 that people whose passwords leaked had most often, in whatever case. */
export const isBreached = (password: string): boolean => mayHold(filter, password.toLowerCase());
