import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { preparedCall, staffCalls } from './staffCalls.ts';
import type { World } from './staffWorld.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.money.opened.close());

describe('of two who do the same at once', () => {
  test.each(staffCalls)('$method $path', async (call) => {
    const { body, send } = await preparedCall(world, call);
    const answers = await Promise.all([send(), send()]);
    const outcomes = answers.map(({ status, json }) => (status < 300 ? 'saved' : (json.code ?? String(status))));
    expect(outcomes).toContain('saved');
    expect(answers.filter(({ status }) => status >= 500).map(({ json }) => json)).toEqual([]);
    if (body !== undefined && 'version' in body) expect(outcomes.toSorted()).toEqual(['saved', 'version_conflict']);
  });
});
