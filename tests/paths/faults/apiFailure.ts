import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/build/fresh.mjs';
import { bin, run } from '#tools/run.ts';
import { apiFailureIn } from '../results/vitestReport.ts';
import type { VitestReport } from '../results/vitestReport.ts';
import type { Caught } from './main.ts';

/** Walks one path on the API with the sources of this folder; null when it passes. Throws when it could not be walked. */
export async function apiFailureOf(id: string, folder: string): Promise<Caught | null> {
  const file = join(root, 'test-results', 'faults', `${id}.json`);
  rmSync(file, { force: true });
  const args = ['run', '--project', 'paths', '-t', id, '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(bin('vitest'), args, { quiet: true, cwd: folder });
  if (!existsSync(file)) throw new Error(`${id} was not walked: ${output}`);
  if (code === 0) return null;
  const failure = apiFailureIn(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, id);
  if (failure === null) throw new Error(`${id} was not walked: ${output}`);
  return failure;
}
