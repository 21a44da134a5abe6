/** Stands for every guest in a list of guest numbers (specification §5). */
export const allGuests = -1;

/**
 * The guests a request is for, rising and each once: [-1] means 1..personCount. Null when the list is empty, names
 * a guest that is not there, or mixes -1 with numbers: `person_count_invalid`.
 */
export function guestNumbers(persons: readonly number[], personCount: number): number[] | null {
  if (persons.length === 1 && persons[0] === allGuests) {
    return Array.from({ length: personCount }, (_, index) => index + 1);
  }
  const known = persons.every((person) => Number.isInteger(person) && person >= 1 && person <= personCount);
  if (persons.length === 0 || !known) return null;
  return [...new Set(persons)].toSorted((a, b) => a - b);
}

/**
 * Every choice of `size` guests out of guests 1 to `personCount`, in rising order: pairs for a duo treatment. Empty
 * when the group is smaller than that. Never throws.
 */
export function guestGroups(personCount: number, size: number, from = 1): number[][] {
  if (size <= 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, personCount - from - size + 2) }, (_none, at) => from + at);
  return firsts.flatMap((first) => guestGroups(personCount, size - 1, first + 1).map((rest) => [first, ...rest]));
}

type Wanted = {
  personCount: number;
  /** Guests that take part at once: 2 for a duo treatment. */
  size: number;
  /** The venue lets one request stand for everyone. */
  everyone: boolean;
};

/**
 * What 'Voor wie?' offers, each as guest numbers: every guest, or every pair for a duo treatment; then everyone as [-1]
 * where the venue allows that and there is more than one guest. Empty when the group is too small. Never throws.
 */
export function guestChoices({ personCount, size, everyone }: Wanted): number[][] {
  const groups = guestGroups(personCount, size);
  return everyone && size === 1 && personCount > 1 ? [...groups, [allGuests]] : groups;
}

/** Number of the first guest of 1..personCount without products: the one to choose for; 1 when all have some. Never throws. */
export function firstFreeGuest(personCount: number, personsWithProducts: readonly number[]): number {
  const guests = Array.from({ length: personCount }, (_none, index) => index + 1);
  return guests.find((guest) => !personsWithProducts.includes(guest)) ?? 1;
}

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

/** Numbers of the guests that have at least one product, rising. Never throws. */
export function personsWithProducts(persons: readonly { number: number; products: readonly unknown[] }[]): number[] {
  return persons
    .filter(({ products }) => products.length > 0)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}

type Item = { person: number; unitId: string | null; parentId: string | null };

/**
 * The other guests of what was booked for several as one, ascending. Of an arrangement only the whole is shared, not each
 * part; empty for what a guest has alone. Never throws.
 */
export function sharedWith(item: Item, items: readonly Item[]): number[] {
  if (item.unitId === null || item.parentId !== null) return [];
  const others = items.filter(({ unitId, person }) => unitId === item.unitId && person !== item.person);
  return [...new Set(others.map(({ person }) => person))].toSorted((a, b) => a - b);
}
