import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '../../../e2e/paths/model/paths.ts';
import { approvedLines, approveLines, isApproving } from './approved.ts';
import { openSurroundings } from './surroundings.ts';
import type { Opened } from './surroundings.ts';

const paths = apiPaths();

let opened: Opened;
beforeAll(async () => void (opened = await openSurroundings()));
afterAll(async () => opened.close());

for (const [place, path] of paths.entries()) {
  test(`${path.id} ${path.sentence}`, async () => {
    const { dayOf, linesOf } = await import('./run.ts');
    const lines = await linesOf(opened, path, dayOf(place));
    if (isApproving) return approveLines(path, lines);
    expect(lines).toEqual(approvedLines(path.id));
  });
}
