import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openVenue } from '../../../../e2e/paths/worlds/venue.ts';
import { worlds } from '../../../../e2e/paths/worlds/worlds.ts';
import { openSurroundings } from '../surroundings.ts';
import type { Opened } from '../surroundings.ts';

/** The worlds of this moment from the demo venue on one server, whose clock stands. */
export function walkWorldsOf(moment: string): void {
  let opened: Opened;
  let venue: Awaited<ReturnType<typeof openVenue>>;
  beforeAll(async () => {
    opened = await openSurroundings({ CLOCK_STANDS: moment });
    venue = await openVenue(opened.server);
  });
  afterEach(() => venue.restore());
  afterAll(() => opened.close());
  for (const world of worlds.filter((each) => each.moment === moment))
    test(`${world.id} ${world.sentence}`, async () => {
      const [{ lastLineOf }, { readOf }] = await Promise.all([import('./walkWorld.ts'), import('./apiEnds.ts')]);
      const date = await world.make(venue);
      const line = await lastLineOf({ ...opened, venue }, world, date);
      expect(line, `the world ends: ${line}`).toContain(readOf(world.end).sentence);
    });
}
