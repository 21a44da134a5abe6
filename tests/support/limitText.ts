import { limits } from '#domain/values/limitTable.ts';
import type { Limit } from '#domain/values/limit.types.ts';
import type { LimitName } from '#domain/values/limitTable.ts';

/** What the API's description says of a limit. */
export function limitText(name: LimitName): string {
  const { count, counts, per, seconds, times, code }: Limit = limits[name];
  const window = seconds === 0 ? 'at the same time' : `in ${windowText(seconds)}`;
  return `Most ${counts} per ${per} ${window}; ${count}${times ? ' × maxPersons' : ''} by default, above it ${code ?? 'staff are told'}.`;
}

function windowText(seconds: number): string {
  const [minutes, hours] = [seconds / 60, seconds / 3_600];
  if (!Number.isInteger(hours)) return `${minutes} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
