import { approvedText } from './approval.ts';
import { wordsOfWay } from './listed.ts';
import { walkedMachines } from './machines.ts';
import type { Walked } from './machines.ts';
import { comparisonLines } from './results/compared.ts';
import { saveRun, levelFolder } from './results/runHistory.ts';
import type { PathResult } from './results/pathResult.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';
import type { NamedWay } from './ways.ts';

/** Walks the ways through machines, or one of them, and says each step that is not approved; returns the exit code. */
export function runOnMachines(id?: string): number {
  const ways = walkedMachines.flatMap((walked) => waysOf(walked).map((way) => ({ walked, way })));
  const walkedWays = ways.filter(({ way }) => id === undefined || way.id === id);
  const results = walkedWays.map(({ walked, way }) => resultOf(walked, { way, isShown: id !== undefined }));
  const failed = results.filter(({ status }) => status === 'failed').length;
  console.log(`${results.length} paths, ${failed} with steps that are not approved`);
  if (results.length === 0) return 1;
  const ids = ways.map(({ way }) => way.id);
  for (const line of comparisonLines(saveRun(levelFolder('machine'), results, ids))) console.log(line);
  return failed === 0 ? 0 : 1;
}

type Shown = { way: NamedWay; isShown: boolean };

function resultOf({ machine }: Walked, { way, isShown }: Shown): PathResult {
  const begun = performance.now();
  const lines = walk(machine, way).map(({ line }) => line);
  const approved = approvedOf(machine.id);
  const unapproved = lines.filter((line) => !approved.has(line));
  if (isShown) for (const line of lines) console.log(line);
  for (const line of unapproved) console.log(`${way.id} not approved: ${line}`);
  return {
    id: way.id,
    sentence: wordsOfWay(way),
    status: unapproved.length === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - begun) / 1_000,
    failure: unapproved.length === 0 ? null : `not approved: ${unapproved[0]}`,
    trace: null,
  };
}

const approvedByMachine = new Map<string, Set<string>>();

function approvedOf(id: string): Set<string> {
  const lines = () =>
    approvedText(id)
      .split('\n')
      .map((line) => line.replace(/^ *- /, ''));
  const approved = approvedByMachine.get(id) ?? new Set(lines());
  approvedByMachine.set(id, approved);
  return approved;
}
