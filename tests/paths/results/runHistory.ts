import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/build/fresh.mjs';
import type { PathSetting } from '../../../e2e/paths/browser/setting.ts';
import type { PathResult } from './pathResult.ts';

/** A path as it went last, and the time before that; null when there was none. */
export type Twice = { last: PathResult; before: PathResult | null };

/** What stays of the runs of one level, and in a browser of one language and width. */
export type RunHistory = {
  /** When it was run last (ISO 8601). */
  at: string;
  paths: Twice[];
  /** What was walked before the last run, and is no path any more. */
  gone: Pick<PathResult, 'id' | 'sentence'>[];
};

const resultsFolder = join(root, '.cache', 'paths');

/** Of the paths of visitors, or of worlds, in a browser. */
export const browserFolder = ({ language, viewport }: PathSetting, walked: 'browser' | 'worlds' = 'browser'): string =>
  join(resultsFolder, `${walked}-${language}-${viewport.width}x${viewport.height}`);

export const levelFolder = (level: 'api' | 'machine' | 'worlds-api'): string => join(resultsFolder, level);

const fileIn = (folder: string): string => join(folder, 'results.json');

/** What earlier runs left in this folder; null when there was none. */
export const historyIn = (folder: string): RunHistory | null =>
  existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as RunHistory) : null;

/** What stays of every level, language and width, by the name of its folder. */
export function allHistories(within = resultsFolder): Map<string, RunHistory> {
  const names = existsSync(within) ? readdirSync(within).toSorted() : [];
  const all = names.map((name) => [name, historyIn(join(within, name))] as const);
  return new Map(all.filter((each): each is [string, RunHistory] => each[1] !== null));
}

/** After this run: paths that were not walked stay as they went, and what is no path any more is gone. */
export function withRun(
  earlier: RunHistory | null,
  results: readonly PathResult[],
  { ids, at }: { ids: readonly string[]; at: string },
): RunHistory {
  const lastOf = new Map(results.map((result) => [result.id, result]));
  const earlierOf = new Map(earlier?.paths.map((twice) => [twice.last.id, twice]));
  const paths = ids.flatMap((id): Twice[] => {
    const [last, twice] = [lastOf.get(id), earlierOf.get(id)];
    if (last === undefined) return twice === undefined ? [] : [twice];
    return [{ last, before: twice?.last ?? null }];
  });
  const gone = [...earlierOf.values()].filter(({ last }) => !ids.includes(last.id));
  return { at, paths, gone: gone.map(({ last: { id, sentence } }) => ({ id, sentence })) };
}

/** Keeps this run in the folder, with the traces of what failed. */
export function saveRun(folder: string, results: readonly PathResult[], ids: readonly string[]): RunHistory {
  const traces = join(folder, 'traces');
  mkdirSync(traces, { recursive: true });
  const history = withRun(
    historyIn(folder),
    results.map((result) => withTrace(result, join(traces, `${result.id}.zip`))),
    { ids, at: new Date().toISOString() },
  );
  for (const { id } of history.gone) rmSync(join(traces, `${id}.zip`), { force: true });
  writeFileSync(fileIn(folder), JSON.stringify(history));
  return history;
}

function withTrace(result: PathResult, file: string): PathResult {
  if (result.trace === null) {
    rmSync(file, { force: true });
    return result;
  }
  copyFileSync(result.trace, file);
  return { ...result, trace: file };
}
