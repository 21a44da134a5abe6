import { leafOf, transitionOf } from './coverage.ts';
import { nodesFrom } from './graph.ts';
import { fairGraph, troubledGraph } from './graphs.ts';
import { apiPaths, flowOrder } from './paths.ts';
import type { VisitPath } from './paths.ts';
import { elsewhere } from './visitorKeys.ts';

export type Missing = { name: string; reason: string | null };

/** What there is, how much of it paths take, and what they leave out. */
export type Figure = { all: number; walked: number; missing: readonly Missing[] };

export type BrowserCoverage = { places: Figure; transitions: Figure };

/** Why no path in a browser comes there. */
const reasons: { of: RegExp; why: string }[] = [
  {
    of: /> visit payment\.returned >/,
    why: 'nobody comes back into the page that went to the bank: the site opens anew; walked on the API',
  },
  {
    of: /> checkout amount\.chosen >/,
    why: `only a mixed basket offers it: journey ${elsewhere['checkout amount.chosen'].journey}, world gemengde mand`,
  },
  { of: /reviewing > visit visits\.changed >/, why: 'only offered while visits are missing: journey multiVisitCards' },
  {
    of: /arrangements: timePicker asking\.loadFailed/,
    why: 'an arrangement brings its times: no window for them was opened before the network went; journey planningCuts',
  },
  {
    of: /stayPicker asking\.loadFailed/,
    why: 'the page still has the times that it asked for before; walked on the API',
  },
];

const reasonFor = (name: string): string | null => reasons.find(({ of }) => of.test(name))?.why ?? null;

/**
 * Places: innermost states of the machines of a visit while it waits for somebody, per flow. Transitions: what a visitor, or
 * somebody at the bank, does in a place, how it ends and where it leads, per flow, while nothing else goes wrong.
 */
function reachable(): { places: Set<string>; transitions: Set<string> } {
  const [places, transitions] = [new Set<string>(), new Set<string>()];
  for (const flow of flowOrder) {
    const fair = nodesFrom(fairGraph(flow));
    for (const { step } of fair.flatMap(({ edges }) => edges)) transitions.add(transitionOf(flow, step));
    for (const { beyond } of fair) for (const step of beyond) transitions.add(transitionOf(flow, step));
    const edges = [...fair, ...nodesFrom(troubledGraph(flow))].flatMap((node) => node.edges);
    for (const leaf of edges.flatMap(({ step }) => step.leaves)) places.add(leafOf(flow, leaf));
  }
  for (const { flow, steps } of apiPaths())
    for (const leaf of steps.flatMap(({ leaves }) => leaves)) places.add(leafOf(flow, leaf));
  return { places, transitions };
}

function figureOf(all: ReadonlySet<string>, walked: ReadonlySet<string>): Figure {
  const missing = [...all].filter((name) => !walked.has(name)).map((name) => ({ name, reason: reasonFor(name) }));
  return { all: all.size, walked: all.size - missing.length, missing };
}

const all: { reachable?: ReturnType<typeof reachable> } = {};

/** What of it these paths take. */
export function browserCoverage(paths: readonly VisitPath[]): BrowserCoverage {
  const { places, transitions } = (all.reachable ??= reachable());
  const walked = paths.flatMap(({ flow, steps }) => steps.map((step) => ({ flow, step })));
  return {
    places: figureOf(
      places,
      new Set(walked.flatMap(({ flow, step }) => step.leaves.map((leaf) => leafOf(flow, leaf)))),
    ),
    transitions: figureOf(transitions, new Set(walked.map(({ flow, step }) => transitionOf(flow, step)))),
  };
}

export const percentOf = ({ all: every, walked }: Figure): string => `${((100 * walked) / every).toFixed(1)} %`;

/** Both figures in a line, and what paths leave out. */
export function* coverageLines(name: string, paths: readonly VisitPath[]): Generator<string> {
  const { places, transitions } = browserCoverage(paths);
  const words = ({ all: every, walked }: Figure): string => `${walked}/${every}`;
  const steps = paths.flatMap((path) => path.steps).length;
  yield `${name}: ${paths.length} paths, ${steps} steps · places ${words(places)} (${percentOf(places)}) · transitions ${words(transitions)} (${percentOf(transitions)})`;
}
