export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** Ids for `aria-describedby`: the error first, since it is the news; `undefined` when there is nothing to say. */
export function describedBy(id: string, hint: unknown, error: string | undefined): string | undefined {
  const ids = [error ? errorIdOf(id) : '', hint === undefined ? '' : hintIdOf(id)].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}
