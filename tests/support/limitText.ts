import { limits } from '#domain/values/limitTable.ts';
import type { Limit } from '#domain/values/limit.types.ts';
import type { LimitName } from '#domain/values/limitTable.ts';

/** What the API's description says of a limit. */
export function limitText(name: LimitName): string {
  const { count, counts, per, seconds, times, code, waitingHelps = true }: Limit = limits[name];
  const window = seconds === 0 ? 'at the same time' : `in ${windowText(seconds)}`;
  const refusal = waitingHelps ? (code ?? 'staff are told') : `${code} without Retry-After, as waiting does not help`;
  return `Most ${counts} per ${per} ${window}; ${count}${times ? ' × maxPersons' : ''} by default, above it ${refusal}.`;
}

function windowText(seconds: number): string {
  const [minutes, hours] = [seconds / 60, seconds / 3_600];
  if (!Number.isInteger(hours)) return `${minutes} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
