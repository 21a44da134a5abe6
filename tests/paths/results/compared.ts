import { relative } from 'node:path';
import { root } from '#tools/build/fresh.mjs';
import type { RunHistory, Twice } from './runHistory.ts';

const kinds = ['nowFailing', 'stillFailing', 'mended', 'slower', 'new'] as const;
export type Kind = (typeof kinds)[number];

export const kindWords: Record<Kind | 'gone', string> = {
  nowFailing: 'fails now',
  stillFailing: 'still fails',
  mended: 'mended',
  slower: 'slower by half',
  new: 'new',
  gone: 'gone',
};

/** Less than this is noise, in seconds. */
const noise = 0.5;

function isSlower({ last, before }: Twice): boolean {
  if (before?.status !== 'passed') return false;
  return last.seconds >= 1.5 * before.seconds && last.seconds - before.seconds >= noise;
}

/** What is to be said of a path after its last run; null when it went as before. */
export function kindOf(twice: Twice): Kind | null {
  const { last, before } = twice;
  if (last.status === 'failed') return before?.status === 'failed' ? 'stillFailing' : 'nowFailing';
  if (before === null) return 'new';
  if (before.status === 'failed') return 'mended';
  return isSlower(twice) ? 'slower' : null;
}

/** What differs from the run before, worst first. */
export const compared = ({ paths }: RunHistory): { kind: Kind; twice: Twice }[] =>
  kinds.flatMap((kind) => paths.filter((twice) => kindOf(twice) === kind).map((twice) => ({ kind, twice })));

export const traceCommand = (trace: string): string => `npx playwright show-trace ${relative(root, trace)}`;

export const secondsWords = ({ last, before }: Twice): string =>
  before === null ? `${last.seconds.toFixed(1)} s` : `${before.seconds.toFixed(1)} → ${last.seconds.toFixed(1)} s`;

function* wordsAbout(kind: Kind, twice: Twice): Generator<string> {
  const { id, sentence, failure, trace } = twice.last;
  yield `${kindWords[kind]}: ${id} ${sentence} (${secondsWords(twice)})`;
  if (failure !== null) yield `  ${failure}`;
  if (trace !== null) yield `  ${traceCommand(trace)}`;
}

/** How many paths went how. */
export function summaryOf(history: RunHistory): string {
  const differences = compared(history);
  const count = (kind: Kind): string => `${differences.filter((each) => each.kind === kind).length} ${kindWords[kind]}`;
  return [...kinds.map(count), `${history.gone.length} ${kindWords.gone}`].join(' · ');
}

/** The comparison in lines; new ones only as a number, for the first run has nothing else. */
export function* comparisonLines(history: RunHistory): Generator<string> {
  for (const { kind, twice } of compared(history)) if (kind !== 'new') yield* wordsAbout(kind, twice);
  for (const { id, sentence } of history.gone) yield `${kindWords.gone}: ${id} ${sentence}`;
  yield `${history.paths.length} paths beside the run before: ${summaryOf(history)}`;
}
