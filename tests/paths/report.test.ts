import { instance } from '@viz-js/viz';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPaths, visitPaths } from '../../e2e/paths/model/paths.ts';
import type { VisitPath } from '../../e2e/paths/model/paths.ts';
import { elsewhere } from '../../e2e/paths/model/visitorKeys.ts';
import { worlds } from '../../e2e/paths/worlds/worlds.ts';
import { passes } from './filters.ts';
import { approvedLines } from './api/approved.ts';
import { readOf } from './api/worlds/apiEnds.ts';
import { listedVisits } from './listed.ts';
import { reportPage } from './report/page.ts';
import { picturesWithin } from './report/pictures.ts';
import { shownLines } from './report/shownLines.ts';
import { marksOf, visitChart } from './report/visitChart.ts';
import { browserResults } from './results/playwrightReport.ts';
import { withRun } from './results/runHistory.ts';

const lines = shownLines();

const textOf = (journey: string): string => readFileSync(`e2e/journeys/${journey}.e2e.ts`, 'utf8');

test('every error line is shown by a path or read in a journey, but for those that say so', () => {
  const unshown = lines.filter(({ by }) => by === null);
  expect(unshown.filter(({ shown }) => shown !== null).map(({ says }) => says)).toEqual([]);
  for (const { shown } of lines) {
    if (shown === null || !('journey' in shown)) continue;
    expect(textOf(shown.journey)).toContain(shown.words);
  }
});

test('what no path does in a browser is done in the journey that is named, but for one thing', () => {
  const journeys = Object.values(elsewhere).filter((each) => each !== null);
  const unread = journeys.filter(({ journey, words }) => !textOf(journey).includes(words));
  expect(unread).toEqual([]);
  expect(Object.values(elsewhere).length - journeys.length).toBe(1);
});

test('the report says how a path went and draws its way, and asks nothing of a network', async () => {
  const visits = visitPaths().slice(0, 3);
  const viz = await instance();
  const [{ id }] = visits as [VisitPath];
  const error = { message: 'the total: expected <1>' };
  const result = { status: 'failed', duration: 1_500, errors: [error], steps: [{ title: 'verder', error }] };
  const attachments = [{ name: 'trace', path: '/somewhere/trace.zip' }];
  const specs = [{ title: `${id} Entree`, tests: [{ results: [{ ...result, attachments }] }] }];
  const history = withRun(null, browserResults({ suites: [{ specs }] }), { ids: [id], at: '2026-05-01T07:00:00Z' });
  const page = reportPage({
    visits,
    api: apiPaths(),
    linesOf: approvedLines,
    pictures: new Map([[`${id}-draft`, { name: 'p1', data: 'AAAA' }]]),
    coverage: ['browser, full set: <57> paths'],
    ways: [],
    lines,
    resultOf: (each) => history.paths.find(({ last }) => last.id === each) ?? null,
    worlds,
    onApi: () => null,
    endOf: ({ end }) => readOf(end).sentence,
    historyOf: new Map([['browser-nl-1280x800', history]]),
    viewport: { width: 390, height: 844 },
    chartOf: (path) => visitChart(viz, path),
  });
  expect(page).toContain('failed · 1.5 s');
  expect(page).toContain('1 fails now');
  expect(page.match(/verder: the total: expected &lt;1&gt;/g)).toHaveLength(2);
  expect(page).toContain('<a href="file:///somewhere/trace.zip">Trace</a>: <code>npx playwright show-trace ');
  expect(page.match(/not walked yet/g)).toHaveLength(visits.length - 1 + apiPaths().length + 2 * worlds.length);
  expect(page.match(/<svg/g)).toHaveLength(visits.length);
  expect(page).toContain('<li>browser, full set: &lt;57&gt; paths</li>');
  expect(page).toContain('class="picture p1"');
  expect(page).toContain('Ends with: bank vraagt 108,50');
  expect(page).not.toContain('not yet</td>');
  expect(page.length).toBeLessThan(1_500_000);
  expect(page).not.toMatch(/<script|<link|src=|https?:/);
});

test('pictures beyond the size of the page are left out, and one that is shown twice counts once', () => {
  const [small, large] = [
    { name: 'small', data: 'A'.repeat(40) },
    { name: 'large', data: 'B'.repeat(70) },
  ];
  const pictures = new Map([
    ['one', small],
    ['two', large],
    ['three', small],
  ]);
  expect([...picturesWithin(pictures, 100).keys()]).toEqual(['one', 'three']);
  expect(picturesWithin(pictures, 110)).toEqual(pictures);
});

test('the way of a path through the chart ends confirmed, and has what the machine takes by itself', () => {
  for (const path of visitPaths()) {
    const { states, transitions } = marksOf(path);
    expect([path.flow, states.has('finished')]).toEqual([path.flow, true]);
    expect([...transitions].some((key) => key.startsWith('restoring  '))).toBe(true);
  }
});

test('a filter lists the paths that pass what it names', () => {
  const paths = listedVisits(visitPaths());
  const named = (filters: Parameters<typeof passes>[1]): string[] =>
    paths.filter((path) => passes(path, filters)).map(({ group }) => group);
  expect(named({ flow: 'cadeaubon' })).toEqual(['Cadeaubon (cadeaubon)']);
  expect(named({ outcome: 'bank refuses' }).length).toBeGreaterThan(0);
  expect(named({ event: 'proposal.chosen', state: 'bank' }).length).toBeGreaterThan(0);
  expect(named({ flow: 'voucher', event: 'date.chosen' })).toEqual([]);
});
