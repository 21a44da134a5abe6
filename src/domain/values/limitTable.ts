import { limitsOfHolds } from './limitsOfHolds.ts';
import { limitsOfLogins } from './limitsOfLogins.ts';
import { limitsOfMoney } from './limitsOfMoney.ts';
import { limitsOfRequests } from './limitsOfRequests.ts';

/** Every limit on honest-looking use. `settings.limits` of a venue replaces counts, never windows. */
export const limits = { ...limitsOfLogins, ...limitsOfMoney, ...limitsOfHolds, ...limitsOfRequests };

export type LimitName = keyof typeof limits;
