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
