import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiPath } from '../../../e2e/paths/model/paths.ts';

const file = join(import.meta.dirname, 'approved.md');

/** Set by `npm run paths -- --accept --level api`. */
export const isApproving = process.env['KUUR_ACCEPT_PATHS'] === '1';

type Section = { heading: string; lines: string[] };

function sections(): Map<string, Section> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...rest] = part.split('\n');
      return [heading.split(' ', 1)[0]!, { heading, lines: rest.filter((line) => line.startsWith('- ')) }];
    }),
  );
}

/** What somebody read and approved for this path. */
export const approvedLines = (id: string): string[] => sections().get(id)?.lines ?? [];

/** Throws what a step leaves that is not approved, beside what is. */
export function expectApproved({ id }: ApiPath): (line: string, step: number) => void {
  const approved = approvedLines(id);
  return (line, step) => {
    if (line !== approved[step]) throw new Error(`Not approved: ${line}\n  approved: ${approved[step] ?? 'nothing'}`);
  };
}

const written: string[] = [];

/** Writes anew what is approved, in the order of the paths. */
export function approveLines({ id, sentence }: ApiPath, lines: string[]): void {
  written.push(`## ${id} ${sentence}\n\n${lines.join('\n')}\n`);
  writeFileSync(file, `# What each step of a path leaves on the server\n\n${written.join('\n')}`);
}
