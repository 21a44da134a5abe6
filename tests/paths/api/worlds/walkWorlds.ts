import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSurroundings } from '../surroundings.ts';
import type { Opened } from '../surroundings.ts';
import { openVenue } from './venue.ts';
import type { World } from './worlds.ts';

/** Each of these worlds from the demo venue on one server, whose clock begins at this moment. */
export function walkWorlds(worlds: readonly World[], beginning?: string): void {
  let opened: Opened;
  let venue: Awaited<ReturnType<typeof openVenue>>;
  beforeAll(async () => {
    opened = await openSurroundings(beginning);
    venue = await openVenue(opened.server);
  });
  afterEach(() => venue.restore());
  afterAll(() => opened.close());
  for (const { name, flow, make, steps, reads = () => '', sentence } of worlds)
    test(`world '${name}': ${String(sentence)}`, async () => {
      const { lastLineOf } = await import('./walkWorld.ts');
      const date = await make(venue);
      const line = await lastLineOf({ ...opened, venue }, { flow, date, steps, reads });
      expect(line, `the world ends: ${line}`).toMatch(sentence);
    });
}
