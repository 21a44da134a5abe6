import { numberedDay } from '../../../e2e/support/days.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { apiPaths } from '../../../e2e/paths/model/paths.ts';
import { approveLines, expectApproved, isApproving } from './approved.ts';
import { openSurroundings } from './surroundings.ts';
import type { Opened } from './surroundings.ts';

const paths = apiPaths();

let opened: Opened;
beforeAll(async () => void (opened = await openSurroundings()));
afterAll(async () => opened.close());

for (const [place, path] of paths.entries()) {
  test(`${path.id} ${path.sentence}`, async () => {
    const { linesOf } = await import('./run.ts');
    const judge = isApproving ? () => {} : expectApproved(path);
    const lines = await linesOf(opened, path, { day: numberedDay(place), judge });
    if (isApproving) approveLines(path, lines);
  });
}
