import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from '#tests/support/builtServer.ts';
import { measureAll } from '#tools/bench/measures.ts';
import { prepare } from '#tools/bench/prepare.ts';
import { spawned } from '#tools/bench/spawned.ts';
import { embeddedPlace } from '#tools/bench/stores.ts';

const place = embeddedPlace();

beforeAll(async () => (await builtServer('server')).remove(), 120_000);
afterAll(place.remove);

test('the bench is served what it measures', { tags: ['full'], timeout: 180_000 }, async () => {
  const [own, bare] = [await place.store(), await place.store()];
  await Promise.all([prepare(own), prepare(bare)]);
  const sides = { kuur: await spawned('kuur', own, { TRUST_PROXY: '1' }), bare: await spawned('bare', bare) };
  const rows = await measureAll(sides, { rounds: 1, count: 2 });
  await Promise.all([sides.kuur.stop(), sides.bare.stop()]);
  expect(rows.length).toBe(21);
  expect(rows.filter(({ kuur, bare: ceiling }) => !(kuur > 0 && ceiling > 0))).toEqual([]);
});
