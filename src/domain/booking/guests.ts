export const allGuests = -1;

/** Ascending, each once; [-1] means all. Null for an empty list, unknown guests, or -1 among numbers. */
export function guestNumbers(persons: readonly number[], personCount: number): number[] | null {
  if (persons.length === 1 && persons[0] === allGuests) {
    return Array.from({ length: personCount }, (_, index) => index + 1);
  }
  const areGuests = persons.every((person) => Number.isInteger(person) && person >= 1 && person <= personCount);
  if (persons.length === 0 || !areGuests) return null;
  return [...new Set(persons)].toSorted((a, b) => a - b);
}

export function guestGroups(personCount: number, size: number, from = 1): number[][] {
  if (size <= 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, personCount - from - size + 2) }, (_none, at) => from + at);
  return firsts.flatMap((first) => guestGroups(personCount, size - 1, first + 1).map((rest) => [first, ...rest]));
}

type Party = {
  personCount: number;
  size: number;
  everyone: boolean;
};

export function guestChoices({ personCount, size, everyone }: Party): number[][] {
  const groups = guestGroups(personCount, size);
  return everyone && size === 1 && personCount > 1 ? [...groups, [allGuests]] : groups;
}

export function firstFreeGuest(personCount: number, personsWithProducts: readonly number[]): number {
  const guests = Array.from({ length: personCount }, (_none, index) => index + 1);
  return guests.find((guest) => !personsWithProducts.includes(guest)) ?? 1;
}

type Timed = { xplanId: string; startTime: string | null };
type Guest = { number: number; products: readonly (Timed & { products?: readonly Timed[] })[] };

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

export function personsWithProducts(persons: readonly { number: number; products: readonly unknown[] }[]): number[] {
  return persons
    .filter(({ products }) => products.length > 0)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}

type Item = { person: number; unitId: string | null; parentId: string | null };

/** Ascending. Of an arrangement only the whole is shared, not its parts. */
export function sharedWith(item: Item, items: readonly Item[]): number[] {
  if (item.unitId === null || item.parentId !== null) return [];
  const others = items.filter(({ unitId, person }) => unitId === item.unitId && person !== item.person);
  return [...new Set(others.map(({ person }) => person))].toSorted((a, b) => a - b);
}
