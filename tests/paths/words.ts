import { reservation } from '#tests/support/machines/reservationFixtures.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const usual: Json = reservation();

/** A reservation is told by what is unusual about it. */
const fieldsOf = (value: Json): [string, unknown][] =>
  Object.entries(value).filter(
    ([field, each]) => !('maxExpiresAt' in value) || JSON.stringify(each) !== JSON.stringify(usual[field]),
  );

/** Any value as somebody reads it: without quotes, in one line. */
export function words(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (Array.isArray(value)) return `[${value.map(words).join(', ')}]`;
  if (!isObject(value)) return String(value as string | number | boolean);
  const fields = fieldsOf(value).map(([field, each]) => `${field} ${words(each)}`);
  return `${'maxExpiresAt' in value ? 'reservation' : ''}(${fields.join(', ')})`;
}

/** What happens, with what it says: 'date.chosen (date 2026-05-12)'. */
export function stepWords(event: { type: string }): string {
  const { type, ...rest } = event;
  const name = type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails');
  return Object.keys(rest).length === 0 ? name : `${name} ${words(rest)}`;
}

/** A place by its innermost states: 'selecting.idle, stay choosing'. */
export function placeWords(value: unknown): string {
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => (isObject(inner) ? `${name}.${placeWords(inner)}` : `${name}.${String(inner)}`))
    .join(' & ');
}

/** What a context has now and had not before. */
export function learntWords(before: unknown, after: unknown): string {
  const [old, now] = [before, after].map((each) => (isObject(each) ? each : {})) as [Json, Json];
  return Object.keys(now)
    .filter((field) => old[field] !== now[field] && JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) =>
      isObject(old[field]) && isObject(now[field]) && !('maxExpiresAt' in now[field])
        ? `${field}.(${learntWords(old[field], now[field])})`
        : `${field} ${words(now[field])}`,
    )
    .join(', ');
}
