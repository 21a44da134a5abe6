import type { Composed } from './composed.ts';
import { walkedFlows } from './flows.ts';
import type { FlowName } from './flows.ts';
import { opened } from './followed.ts';
import type { Edge, Node } from './graph.ts';
import { flowOrder, visitPath } from './paths.ts';
import type { VisitPath } from './paths.ts';
import { nextMoments } from './search.ts';
import type { PathStep, Steps } from './search.ts';
import type { StepKey } from './visitorKeys.ts';

/** So many steps are still easy to follow; a way to what lies farther is longer. */
const longest = 30;

type Way = readonly Edge<StepKey>[];

const isEnd = ({ to }: PathStep): boolean => to === 'success' || to === 'ended';

/** The shortest way from a node that ends with such a step; null when there is none. */
function shortest(
  from: Node<StepKey>,
  isWanted: (step: PathStep) => boolean,
  banned: ReadonlySet<Edge<StepKey>>,
): Way | null {
  const cameBy = new Map<Node<StepKey>, Way>([[from, []]]);
  for (const [node, way] of cameBy)
    for (const edge of node.edges) {
      if (banned.has(edge)) continue;
      if (isWanted(edge.step)) return [...way, edge];
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, [...way, edge]);
    }
  return null;
}

export type NamesOf = (flow: FlowName, step: PathStep) => readonly string[];

/** A path that does what none did before, one thing after another, until it is long enough; null when nothing is new. */
function newPath(name: FlowName, first: Node<StepKey>, { offered, namesOf, covered }: Search): VisitPath | null {
  const flow = walkedFlows[name];
  const isNew = (step: PathStep): boolean => namesOf(name, step).some((each) => !covered.has(each));
  const banned = new Set<Edge<StepKey>>();
  let composed: Composed = opened(flow);
  let node = first;
  const walked: PathStep[] = [];
  /** Goes as far as the way is offered: a node stands for more moments than one. */
  const go = (way: Way): void => {
    for (const edge of way) {
      const { key, words, to } = edge.step;
      const next = [...nextMoments(offered, flow, { composed, steps: [] })].find(
        ({ steps: [step] }) => step!.key === key && step!.words === words && step!.to === to,
      );
      if (next === undefined) return void banned.add(edge);
      composed = next.composed;
      node = edge.to;
      walked.push(next.steps[0]!);
      for (const each of namesOf(name, next.steps[0]!)) covered.add(each);
      if (isNew(edge.step)) banned.add(edge);
    }
  };
  const lengthToEnd = (from: Node<StepKey>): number => shortest(from, isEnd, banned)?.length ?? Infinity;
  for (;;) {
    const way = shortest(node, (step) => isNew(step) && !isEnd(step), banned);
    if (way === null) break;
    if (walked.length > 0 && walked.length + way.length + lengthToEnd(way.at(-1)!.to) > longest) break;
    go(way);
  }
  const last = (): PathStep | undefined => walked.at(-1);
  const newEnd = shortest(node, (step) => isNew(step) && isEnd(step), banned);
  if (walked.length === 0 && newEnd === null) return null;
  if (newEnd !== null && walked.length + newEnd.length <= longest) go(newEnd);
  while (!isEnd(last()!)) {
    const toEnd = shortest(node, ({ to }) => to === 'success', banned) ?? shortest(node, isEnd, banned);
    if (toEnd === null) throw new Error(`${name}: nobody gets to the end from ${JSON.stringify(last())}`);
    go(toEnd);
  }
  return visitPath('B', name, walked, composed.runs);
}

/** Which steps are offered, what is new about one, and what is no longer new. */
type Search = {
  graph: (name: FlowName) => Node<StepKey>;
  offered: Steps<StepKey>;
  namesOf: NamesOf;
  covered: Set<string>;
};

/** For each flow as many paths as it takes until nothing is new. */
export function* pathsBy(search: Search): Generator<VisitPath> {
  for (const name of flowOrder) {
    const first = search.graph(name);
    for (;;) {
      const before = search.covered.size;
      const path = newPath(name, first, search);
      if (path === null || search.covered.size === before) break;
      yield path;
    }
  }
}
