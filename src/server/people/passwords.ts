import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';
import { testBuild } from '#server/testBuild.ts';

/** argon2id at 19 MiB takes 16 ms; the test build counts on many logins and keeps it cheap. */
const cost = testBuild
  ? { memoryCost: 8, timeCost: 1, parallelism: 1 }
  : { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would take the processor from bookings. */
const places = createConcurrencyLimit(2);
const atMostTwo = <T>(work: () => Promise<T>): Promise<T> => places(work, new AbortController().signal);

let decoy: Promise<string> | undefined;

/** The argon2id hash to store. */
export const hashPassword = (password: string): Promise<string> => atMostTwo(() => hash(password, cost));

/**
 * Whether the password belongs to the stored hash. With `null` (nobody has this address) it takes the same time and is
 * false, so that the answer does not tell who has an account.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = stored ?? (await decoy);
  const fits = await atMostTwo(() => verify(known, password));
  return fits && stored !== null;
}
