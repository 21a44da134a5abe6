import { leafOf, transitionOf } from './coverage.ts';
import { fairGraph, fairSteps, troubledGraph, troubledSteps } from './graphs.ts';
import { pathsBy } from './newPaths.ts';
import type { NamesOf } from './newPaths.ts';
import { visitPaths } from './paths.ts';
import type { VisitPath } from './paths.ts';

const everything: NamesOf = (flow, step) => [
  transitionOf(flow, step),
  ...step.leaves.map((leaf) => leafOf(flow, leaf)),
  step.key,
];
const places: NamesOf = (flow, step) => [...step.leaves.map((leaf) => leafOf(flow, leaf)), step.key];

function searchFull(): VisitPath[] {
  const fast = visitPaths();
  const covered = new Set(fast.flatMap(({ flow, steps: walked }) => walked.flatMap((step) => everything(flow, step))));
  const fair = [...pathsBy({ graph: fairGraph, offered: fairSteps, namesOf: everything, covered })];
  const troubled = [...pathsBy({ graph: troubledGraph, offered: troubledSteps, namesOf: places, covered })];
  return [...fast, ...fair, ...troubled];
}

const searched: { full?: readonly VisitPath[] } = {};

/** The fast set, and as many more paths as it takes to come to every place and through every transition that a visitor causes. */
export const fullPaths = (): readonly VisitPath[] => (searched.full ??= searchFull());
