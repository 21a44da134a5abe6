import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compared, comparisonLines } from './results/compared.ts';
import { saveRun, historyIn, allHistories, withRun } from './results/runHistory.ts';
import type { RunHistory } from './results/runHistory.ts';
import type { PathResult } from './results/pathResult.ts';
import { browserResults } from './results/playwrightReport.ts';
import { apiResults } from './results/vitestReport.ts';

const passed = (id: string, seconds = 2): PathResult => ({
  id,
  sentence: `path ${id}`,
  status: 'passed',
  seconds,
  failure: null,
  trace: null,
});
const failed = (id: string, trace: string | null = null): PathResult => ({
  ...passed(id),
  status: 'failed',
  failure: 'verder: no button',
  trace,
});

const at = '2026-05-01T07:00:00Z';

function afterRuns(...runs: PathResult[][]): RunHistory {
  const ids = runs.map((results) => results.map(({ id }) => id));
  return runs.reduce<RunHistory | null>(
    (history, results, run) => withRun(history, results, { ids: ids[run]!, at }),
    null,
  )!;
}

const kindsOf = (history: RunHistory): Record<string, string> =>
  Object.fromEntries(compared(history).map(({ kind, twice }) => [twice.last.id, kind]));

test('a run says what is new, gone, failing, mended and slower by half since the one before', () => {
  const history = afterRuns(
    [passed('same'), passed('breaks'), failed('stays'), failed('heals'), passed('slow'), passed('old')],
    [passed('same', 2.9), failed('breaks'), failed('stays'), passed('heals'), passed('slow', 3), passed('young')],
  );
  expect(kindsOf(history)).toEqual({
    breaks: 'nowFailing',
    stays: 'stillFailing',
    heals: 'mended',
    slow: 'slower',
    young: 'new',
  });
  expect(history.gone).toEqual([{ id: 'old', sentence: 'path old' }]);
  expect([...comparisonLines(history)]).toEqual([
    'fails now: breaks path breaks (2.0 → 2.0 s)',
    '  verder: no button',
    'still fails: stays path stays (2.0 → 2.0 s)',
    '  verder: no button',
    'mended: heals path heals (2.0 → 2.0 s)',
    'slower by half: slow path slow (2.0 → 3.0 s)',
    'gone: old path old',
    '6 paths beside the run before: 1 fails now · 1 still fails · 1 mended · 1 slower by half · 1 new · 1 gone',
  ]);
});

test('what takes no time is not slower, and nothing is after a failure', () => {
  expect(kindsOf(afterRuns([passed('a', 0.2)], [passed('a', 0.6)]))).toEqual({});
  expect(kindsOf(afterRuns([failed('a')], [passed('a', 9)]))).toEqual({ a: 'mended' });
});

test('who walks one path keeps what the others did, and what is gone is said once', () => {
  const before = afterRuns([passed('a'), passed('b')]);
  const one = withRun(before, [failed('a')], { ids: ['a', 'b'], at });
  expect(one.paths).toEqual([
    { last: failed('a'), before: passed('a') },
    { last: passed('b'), before: null },
  ]);
  const without = withRun(one, [passed('a')], { ids: ['a'], at });
  expect(without.gone).toEqual([{ id: 'b', sentence: 'path b' }]);
  expect(withRun(without, [passed('a')], { ids: ['a'], at }).gone).toEqual([]);
});

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kuur-results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the trace of a failure stays until the path passes, whatever the runner does with its own', () => {
  const made = join(folder, 'made.zip');
  writeFileSync(made, 'the trace');
  const own = join(folder, 'browser-nl');
  const { paths } = saveRun(own, [failed('a', made)], ['a']);
  rmSync(made);
  const { trace } = paths[0]!.last;
  expect(readFileSync(trace!, 'utf8')).toBe('the trace');
  const said = [...comparisonLines(historyIn(own)!)];
  expect(said[2]).toMatch(/^ {2}npx playwright show-trace .*browser-nl\/traces\/a\.zip$/);
  saveRun(own, [passed('a')], ['a']);
  expect(existsSync(trace!)).toBe(false);
  expect([...allHistories(folder).keys()]).toEqual(['browser-nl']);
});

test('a path in a browser went as its last attempt, and one that was interrupted did not go', () => {
  const attempt = (status: string) => ({ status, duration: 1_500, errors: [{ message: 'no button\n at x' }] });
  const spec = (id: string, ...statuses: string[]) => ({
    title: `${id} Entree · verder`,
    tests: [{ results: statuses.map(attempt) }],
  });
  const report = { suites: [{ specs: [spec('B-1', 'failed', 'passed'), spec('B-2', 'timedOut')] }] };
  const rest = { specs: [spec('B-3', 'interrupted'), spec('B-4')] };
  expect(browserResults({ suites: [...report.suites, rest] })).toEqual([
    { ...passed('B-1', 1.5), sentence: 'Entree · verder' },
    { ...failed('B-2'), seconds: 1.5, sentence: 'Entree · verder', failure: 'start: no button' },
  ]);
});

test('a path on the API failed on what it says after the steps that went well', () => {
  const message = 'Error: - dag kiezen → samenstellen\n- verder → inloggen\ninloggen: Not seen: a mail\n    at x.ts:1';
  const assertions = [
    { title: 'A-1 Entree', status: 'passed', duration: 400 },
    { title: 'A-2 Entree', status: 'failed', duration: 2_000, failureMessages: [message] },
    { title: 'A-3 Entree', status: 'skipped' },
    { title: 'one path holds nothing', status: 'passed' },
  ];
  expect(apiResults({ testResults: [{ assertionResults: assertions }] })).toEqual([
    { ...passed('A-1', 0.4), sentence: 'Entree' },
    { ...failed('A-2'), sentence: 'Entree', failure: 'inloggen: Not seen: a mail' },
  ]);
});
