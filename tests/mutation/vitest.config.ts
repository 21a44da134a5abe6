import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the domain alone, without those of the solver, which has oracles of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    exclude: ['tests/domain/scheduling/solver/**'],
    // Few, since each mutant runs the random days again.
    env: { PLANNER_CASES: '10' },
    testTimeout: 600_000,
  },
});
