import { expect, test } from 'vitest';
import { browserCoverage } from '../../e2e/paths/model/browserCoverage.ts';
import type { Figure } from '../../e2e/paths/model/browserCoverage.ts';
import { browserSteps } from '../../e2e/paths/model/browserSteps.ts';
import { fullPaths } from '../../e2e/paths/model/fullPaths.ts';
import { visitPaths } from '../../e2e/paths/model/paths.ts';
import { placeWords, troubleWords } from '../../e2e/paths/model/places.ts';

// The search takes 20 seconds of processor.
const costly = { tags: ['full'], timeout: 240_000 };

const walkedSteps = () => fullPaths().flatMap(({ steps }) => steps);

const withoutReason = ({ missing }: Figure): string[] =>
  missing.flatMap(({ name, reason }) => (reason === null ? [name] : []));

test(
  'the full set comes to every place and through every transition that a page offers, or says why not',
  costly,
  () => {
    const { places, transitions } = browserCoverage(fullPaths());
    expect(withoutReason(places)).toEqual([]);
    expect(withoutReason(transitions)).toEqual([]);
    expect(places.missing.length / places.all).toBeLessThan(0.02);
    expect(transitions.missing.length / transitions.all).toBeLessThan(0.03);
  },
);

test('the full set does everything that a path can do in a browser', costly, () => {
  const keys = new Set<string>(walkedSteps().map(({ key }) => key));
  expect(Object.keys(browserSteps).filter((key) => !keys.has(key))).toEqual([]);
  const seen = new Set<string>(walkedSteps().flatMap(({ from, to }) => [from, to]));
  expect(Object.keys({ ...placeWords, ...troubleWords }).filter((place) => !seen.has(place))).toEqual([]);
});

test('the full set begins with the fast one, and stays small enough for a run', costly, () => {
  const ids = fullPaths().map(({ id }) => id);
  const fast = visitPaths().map(({ id }) => id);
  expect(ids.slice(0, fast.length)).toEqual(fast);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(70);
  expect(walkedSteps().length).toBeLessThanOrEqual(1_300);
});

test('paths without most of what the full set does leave transitions out that have no reason', costly, () => {
  expect(withoutReason(browserCoverage(visitPaths()).transitions).length).toBeGreaterThan(100);
});
