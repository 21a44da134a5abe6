import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzApp } from '#tests/support/fuzz/fuzzApp.ts';
import type { FuzzApp } from '#tests/support/fuzz/fuzzApp.ts';
import { runFuzz } from '#tests/support/fuzz/runFuzz.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 20);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);

let target: FuzzApp;
beforeAll(async () => {
  target = await fuzzApp();
});
afterAll(() => target.close());

test(
  'whatever is asked, the server answers with a success or a problem of the contract',
  { tags: ['full'], timeout: 120_000 + requests * 100 },
  async () => {
    const { failures, ...report } = await runFuzz(target, { seed, requests });
    console.info(`FUZZ_SEED=${seed}`, JSON.stringify(report));
    expect(failures).toEqual([]);
  },
);

test('nothing of it was a failure of the server', { tags: ['full'] }, () => {
  expect(target.kuur.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
