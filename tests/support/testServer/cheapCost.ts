import type { PasswordCost } from '#server/people/passwords.ts';

/** Tests log in hundreds of times. */
export const cheapCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
