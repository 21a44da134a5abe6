type Timed = { xplanId: string; startTime: string | null };
type Guest = { number: number; products: readonly (Timed & { products?: readonly Timed[] })[] };

/**
 * Numbers of the other guests who start with the same treatment at `startTime` ('HH:mm'), also when it is part of an
 * arrangement; rising. Never throws.
 */
export function companionsAt(
  persons: readonly Guest[],
  treatment: { xplanId: string; startTime: string; guests: readonly number[] },
): number[] {
  const { xplanId, startTime, guests } = treatment;
  const isSame = (item: Timed): boolean => item.xplanId === xplanId && item.startTime === startTime;
  return persons
    .filter(({ number }) => !guests.includes(number))
    .filter(({ products }) => products.some((item) => isSame(item) || (item.products ?? []).some(isSame)))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}
