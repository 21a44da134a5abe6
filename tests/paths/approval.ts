import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Walked } from './machines.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';

type Step = { line: string; next: Map<string, Step> };

const fileOf = (machineId: string): URL => new URL(`approved/${machineId}.md`, import.meta.url);

function written({ line, next }: Step, depth: number): string[] {
  return [`${'  '.repeat(depth)}- ${line}`, ...[...next.values()].flatMap((step) => written(step, depth + 1))];
}

/** Everything that is walked through a machine, a line a step; what ways share stands once. */
export function walkedText(walked: Walked): string {
  const starts = new Map<string, Step>();
  for (const way of waysOf(walked)) {
    let steps = starts;
    for (const { line } of walk(walked.machine, way)) {
      const step = steps.get(line) ?? { line, next: new Map() };
      steps.set(line, step);
      steps = step.next;
    }
  }
  const lines = [...starts.values()].flatMap((step) => written(step, 0));
  return `# ${walked.machine.id}\n\n${lines.join('\n')}\n`;
}

export const approvedText = (machineId: string): string =>
  existsSync(fileOf(machineId)) ? readFileSync(fileOf(machineId), 'utf8') : '';

export const approve = (walked: Walked): void => writeFileSync(fileOf(walked.machine.id), walkedText(walked));

/** Each line, by the steps that lead there. */
function linesByWay(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  const way: string[] = [];
  for (const [, indent, line] of text.matchAll(/^( *)- (.*)$/gm)) {
    way.length = indent!.length / 2;
    way.push(line!.split(' → ', 1)[0]!);
    lines.set(way.join(' > '), line!);
  }
  return lines;
}

const resultOf = (line: string): string => line.slice(line.indexOf(' → ') + 3);

/** What is walked otherwise than approved, in words. */
export function differences(approved: string, walked: string): string[] {
  const [before, after] = [linesByWay(approved), linesByWay(walked)];
  const changed = [...before].flatMap(([way, line]) => {
    const now = after.get(way);
    if (now === line) return [];
    const outcome = now === undefined ? 'is walked no longer' : `now ${resultOf(now)}`;
    return [`${way}\n  approved ${resultOf(line)}\n  ${outcome}`];
  });
  const added = [...after].filter(([way]) => !before.has(way));
  return [...changed, ...added.map(([way, line]) => `${way}\n  not approved: ${resultOf(line)}`)];
}
