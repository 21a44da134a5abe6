import { limits } from './limitTable.ts';
import type { Limit } from './limit.types.ts';
import type { LimitName } from './limitTable.ts';

export type LimitSettings = Partial<Record<LimitName, number>>;

/** What a venue may set a limit to, inclusive. */
export const limitRange = (name: LimitName): { min: number; max: number } => ({
  min: 1,
  max: 100 * limits[name].count,
});

interface LimitedVenue {
  maxPersons: number;
  limits?: LimitSettings | undefined;
}

/** A /48 of IPv6 may use this many times what a network may: it has 65,536 of them. */
export const wideFactor = 10;

/** A setting outside its range counts as not set. */
export function limitCount(name: LimitName, { maxPersons, limits: settings = {} }: LimitedVenue): number {
  const limit: Limit = limits[name];
  const { min, max } = limitRange(name);
  const setting = settings[name] ?? limit.count;
  const count = Number.isInteger(setting) && setting >= min && setting <= max ? setting : limit.count;
  return limit.times === 'maxPersons' ? count * maxPersons : count;
}
