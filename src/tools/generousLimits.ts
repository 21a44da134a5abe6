import { limits } from '#domain/values/limitTable.ts';
import { limitRange } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import type { LimitSettings } from '#domain/values/limits.ts';

/** For benches, and for tests about anything else: many visitors come from one network there. */
export const generousLimits: LimitSettings = Object.fromEntries(
  (Object.keys(limits) as LimitName[]).map((name) => [name, limitRange(name).max]),
);
