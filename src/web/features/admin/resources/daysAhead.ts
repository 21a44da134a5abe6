/** The days that a dry run looks at, at most. */
export const daysAhead = 400;
