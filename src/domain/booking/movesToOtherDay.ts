interface Visit {
  state: string;
  personCount: number;
  /** Of its stay. */
  startMinute: number | null;
}

/**
 * Whether the venue proposes another day by itself: for one guest who comes for treatments alone. Where others come along, or a
 * stay is booked beside what falls out, which of it is to move is for the guests to say.
 */
export const movesToOtherDay = ({ state, personCount, startMinute }: Visit): boolean =>
  state === 'confirmed' && personCount === 1 && startMinute === null;
