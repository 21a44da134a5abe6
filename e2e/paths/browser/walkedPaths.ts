import { readFileSync } from 'node:fs';
import { visitPaths } from '../model/paths.ts';
import type { VisitPath } from '../model/paths.ts';

/** Set by `npm run paths -- run`, which searched them; without it the fast set is walked. */
const file = process.env['KUUR_PATHS_FILE'];

/** All that a browser needs of a path. */
export type WalkedPath = Omit<VisitPath, 'runs'>;

export const walkedPaths: readonly WalkedPath[] =
  file === undefined ? visitPaths() : (JSON.parse(readFileSync(file, 'utf8')) as WalkedPath[]);
