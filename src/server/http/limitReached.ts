import { limits } from '#domain/values/limitTable.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import { problem } from './problem.ts';
import type { Problem } from './problem.ts';

type Limits = typeof limits;

type LimitThatStays = { [Name in LimitName]: Limits[Name] extends { waitingHelps: false } ? Name : never }[LimitName];
type LimitThatTellsStaff = { [Name in LimitName]: Limits[Name]['code'] extends null ? Name : never }[LimitName];

/** A limit that refuses for a time. */
export type PassingLimit = Exclude<LimitName, LimitThatStays | LimitThatTellsStaff>;

/**
 * The refusal above a limit. `wait`: seconds, which a limit needs unless the table says that waiting does not help; `null`:
 * what is requested is above it by itself.
 */
export function limitReached(name: PassingLimit, wait: number | null): Problem;
export function limitReached(name: LimitThatStays): Problem;
export function limitReached(name: PassingLimit | LimitThatStays, wait: number | null = null): Problem {
  return problem(limits[name].code, wait === null ? {} : { retryAfter: wait });
}
