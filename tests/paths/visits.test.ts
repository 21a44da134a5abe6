import { expect, test } from 'vitest';
import { walkedFlows } from '../../e2e/paths/model/flows.ts';
import { visitPaths } from '../../e2e/paths/model/paths.ts';
import { placeWords } from '../../e2e/paths/model/places.ts';
import { steps } from '../../e2e/paths/model/steps.ts';
import { wrongIn } from './runPaths.ts';

const paths = visitPaths();
const walked = paths.flatMap((path) => path.steps);

test('the paths in the browser take everything that a visitor does, and come to every place', () => {
  const walkedKeys = new Set<string>(walked.map(({ key }) => key));
  expect(Object.keys(steps).filter((key) => !walkedKeys.has(key))).toEqual([]);
  const places = new Set<string>(walked.flatMap(({ from, to }) => [from, to]));
  expect(Object.keys(placeWords).filter((place) => !places.has(place))).toEqual([]);
});

test('there is a path through each flow, of all eight types, and each ends confirmed', () => {
  expect(paths.map(({ flow }) => flow).toSorted()).toEqual(Object.keys(walkedFlows).toSorted());
  expect(new Set(paths.map(({ flow }) => walkedFlows[flow].type)).size).toBe(8);
  expect(paths.map((path) => path.steps.at(-1)?.to)).toEqual(paths.map(() => 'success'));
});

test('they are few enough to be walked in a browser with every change', () => {
  expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  expect(paths.length).toBeLessThanOrEqual(12);
  expect(walked.length).toBeLessThanOrEqual(130);
});

test('a run says what is wrong with its language, its viewport or its path', () => {
  const { id } = paths[0]!;
  expect(wrongIn({ id, locale: 'fr', viewport: '390' }, visitPaths)).toBeNull();
  expect(wrongIn({ viewport: '1024x768' })).toBeNull();
  expect(wrongIn({ locale: 'es' })).toBe("No language 'es': choose from nl, en, de, fr");
  expect(wrongIn({ viewport: 'phone' })).toBe("No viewport 'phone': give width x height as 390x844, or 390 or 1280");
  expect(wrongIn({ id: 'B-nothing' }, visitPaths)).toBe("No path 'B-nothing' in the browser: npm run paths lists them");
});
