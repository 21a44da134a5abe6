/**
 * Every choice of `size` guests out of guests 1 to `personCount`, in rising order: pairs for a duo treatment. Empty
 * when the group is smaller than that. Never throws.
 */
export function guestGroups(personCount: number, size: number, from = 1): number[][] {
  if (size <= 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, personCount - from - size + 2) }, (_none, at) => from + at);
  return firsts.flatMap((first) => guestGroups(personCount, size - 1, first + 1).map((rest) => [first, ...rest]));
}
