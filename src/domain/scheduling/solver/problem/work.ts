/** Counted in cells looked at, never in time: the same input always ends the same way. */
export type Work = { used: number; limit: number };

export const isSpent = (work: Work): boolean => work.used >= work.limit;
