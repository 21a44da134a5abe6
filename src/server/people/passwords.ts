import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';

export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** 19 MiB, 16 ms a hash. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored hash. With `null` (nobody has this address) it takes the same time and is
   * false, so that the answer does not tell who has an account.
   */
  fits(stored: string | null, password: string): Promise<boolean>;
  /** Whether guessing against the stored hash costs less than against a new one. */
  isOutdated(stored: string): boolean;
}

/** More at once would take the processor from bookings. */
const places = createConcurrencyLimit(2);
const atMostTwo = <T>(work: () => Promise<T>): Promise<T> => places(work, new AbortController().signal);

export function makePasswords(cost: PasswordCost): Passwords {
  let decoy: Promise<string> | undefined;
  const hashPassword = (password: string): Promise<string> => atMostTwo(() => hash(password, cost));
  return {
    hash: hashPassword,
    fits: async (stored, password) => {
      decoy ??= hashPassword('nobody has this password');
      const compared = stored ?? (await decoy);
      const fits = await atMostTwo(() => verify(compared, password));
      return fits && stored !== null;
    },
    isOutdated: (stored) => {
      const [, memoryCost, timeCost] = /\$m=(\d+),t=(\d+),/.exec(stored) ?? [];
      return Number(memoryCost) < cost.memoryCost || Number(timeCost) < cost.timeCost;
    },
  };
}
