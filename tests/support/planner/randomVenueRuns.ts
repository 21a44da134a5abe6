/** One fixed set of venues in a normal run; other seeds and many more cases on request. */
const cases = Number(process.env['PLANNER_CASES'] ?? 400);
const seed = Number(process.env['PLANNER_SEED'] ?? 20_261_121);

export const venueRuns = (share: number): { numRuns: number; seed: number } => ({
  numRuns: Math.ceil(cases * share),
  seed,
});
