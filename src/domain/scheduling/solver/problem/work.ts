/** Work done and allowed, counted in cells looked at; never time, so that the same input ends the same way everywhere. */
export type Work = { used: number; limit: number };

export const isSpent = (work: Work): boolean => work.used >= work.limit;
