/** The list with one of it at another place. */
export function movedTo<T>(list: readonly T[], one: T, to: number): T[] {
  const others = list.filter((each) => each !== one);
  return [...others.slice(0, to), one, ...others.slice(to)];
}
