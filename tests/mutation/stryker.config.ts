import type { Stryker } from '@stryker-mutator/core';

export default {
  mutate: ['src/domain/**/*.ts', '!src/domain/scheduling/solver/**'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['dist', '.cache', '.data', 'test-results', 'e2e', 'src/web', 'locales'],
  coverageAnalysis: 'perTest',
  // Each mutant of what runs while a file loads would need every test of the domain.
  ignoreStatic: true,
  disableTypeChecks: false,
  concurrency: 1,
  tempDirName: '.cache/mutation',
  incremental: true,
  incrementalFile: '.cache/mutation/results.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  thresholds: { high: 90, low: 85, break: 85 },
} satisfies ConstructorParameters<typeof Stryker>[0];
