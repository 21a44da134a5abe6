/** The value at 'holds.minutes'; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], values);
}
