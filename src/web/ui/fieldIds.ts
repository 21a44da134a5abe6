export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** For `aria-describedby`, the error first; `undefined` when there is neither. */
export function describedBy(id: string, hint: unknown, error: string | undefined): string | undefined {
  const ids = [error ? errorIdOf(id) : '', hint === undefined ? '' : hintIdOf(id)].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}
