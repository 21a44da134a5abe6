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
