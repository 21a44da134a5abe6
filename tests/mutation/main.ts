import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import options from './stryker.config.ts';
import { table } from './table.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', [...args, '--', 'src/domain'], { encoding: 'utf8' }).split('\n');

/** Files that differ from the last commit. */
const changedFiles = (): string[] =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => path.endsWith('.ts'));

/** 'booking', 'scheduling/day' or 'values/cents.ts', of src/domain. */
function filesOf(name: string): string {
  const path = `src/domain/${name}`;
  return statSync(path).isDirectory() ? `${path}/**/*.ts` : path;
}

/** What is not judged, whatever is named. */
const outside = options.mutate.filter((glob) => glob.startsWith('!'));

const args = process.argv.slice(2);
const namedFiles = args.includes('--changed') ? changedFiles() : args.map(filesOf);

if (args.length > 0 && namedFiles.length === 0) console.log('nothing of the domain differs from the last commit');
else {
  const mutate = namedFiles.length > 0 ? [...namedFiles, ...outside] : options.mutate;
  console.log(table(await new Stryker({ ...options, mutate }).runMutationTest()));
}
