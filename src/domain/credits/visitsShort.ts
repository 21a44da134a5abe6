/** How many visits so many guests need beyond what is left; `left` null: no limit. 0 when there are enough. Never throws. */
export const visitsShort = (left: number | null, guests: number): number =>
  left === null ? 0 : Math.max(0, guests - left);
