import type { Attributes, Edge, Graph, Node, Subgraph } from '@viz-js/viz';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventWords, guardWords, transitionKey, transitionsOf } from './transitions.ts';
import type { ChartTransition } from './transitions.ts';

/** What is shown bold: ids of states, keys of transitions. */
export type Marked = { states: ReadonlySet<string>; transitions: ReadonlySet<string> };

const nothingMarked: Marked = { states: new Set(), transitions: new Set() };

const ink = '#2b2a26';
/** Graphviz knows how wide Arial's letters are. */
const font = { fontname: 'Arial', fontcolor: ink };
const pale = '#bdb6a6';
const accent = '#2e6a2e';
const accentPale = '#dcebd5';

const lineOf = ({ eventType, guard }: ChartTransition): string => {
  const words = guardWords(guard);
  return words === null ? eventWords(eventType) : `${eventWords(eventType)} [${words}]`;
};

type IsLabelled = (node: AnyStateNode) => boolean;

const hasStates = ({ states }: AnyStateNode): boolean => Object.keys(states).length > 0;

/** Without a target a state stays as it is: such transitions are lines in its box, where there is room. */
function labelOf(node: AnyStateNode, isLabelled: IsLabelled): string {
  if (hasStates(node) || !isLabelled(node)) return node.key;
  const stays = transitionsOf(node).filter(({ target }) => target === undefined);
  return [node.key, ...new Set(stays.map((each) => `· ${lineOf(each)}`))].join('\n');
}

function boxOf(node: AnyStateNode, { states }: Marked, isLabelled: IsLabelled): Node {
  const isActive = states.has(node.id);
  const attributes: Attributes = {
    id: node.id,
    label: labelOf(node, isLabelled),
    shape: 'box',
    style: 'rounded,filled',
    fillcolor: isActive ? accentPale : 'white',
    color: isActive ? accent : ink,
    penwidth: isActive ? 3 : 1,
    peripheries: node.type === 'final' ? 2 : 1,
  };
  return { name: node.id, attributes };
}

/** A state with states in it: a frame, with a point that its arrows begin and end at. */
function frameOf(node: AnyStateNode, marked: Marked, isLabelled: IsLabelled): Subgraph {
  const isActive = marked.states.has(node.id);
  const children = Object.values(node.states);
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return {
    name: `cluster ${node.id}`,
    graphAttributes: {
      ...font,
      label: labelOf(node, isLabelled),
      style: node.parent?.type === 'parallel' ? 'rounded,dashed' : 'rounded',
      color: isActive ? accent : ink,
      penwidth: isActive ? 3 : 1,
    },
    nodes: [
      { name: node.id, attributes: { shape: 'point', width: first ? 0.12 : 0.01, color: first ? ink : 'transparent' } },
      ...children.filter((child) => !hasStates(child)).map((child) => boxOf(child, marked, isLabelled)),
    ],
    edges: first ? [{ tail: node.id, head: first.id, attributes: headOf(first) }] : [],
    subgraphs: children.filter(hasStates).map((child) => frameOf(child, marked, isLabelled)),
  };
}

const headOf = (node: AnyStateNode): Attributes => (hasStates(node) ? { lhead: `cluster ${node.id}` } : {});

/** One arrow from a state to another, whatever leads there. */
function arrowsOf(node: AnyStateNode, marked: Marked, isLabelled: IsLabelled): Edge[] {
  const arrows = new Map<string, { target: AnyStateNode; transitions: ChartTransition[] }>();
  for (const transition of transitionsOf(node))
    for (const target of transition.target ?? []) {
      const arrow = arrows.get(target.id) ?? { target, transitions: [] };
      arrow.transitions.push(transition);
      arrows.set(target.id, arrow);
    }
  return [...arrows.values()].map(({ target, transitions }) => {
    const bold = transitions.filter((each) => marked.transitions.has(transitionKey(each)));
    const isTaken = bold.length > 0;
    const labelled = isLabelled(node) ? transitions : bold;
    return {
      tail: node.id,
      head: target.id,
      attributes: {
        ...(hasStates(node) ? { ltail: `cluster ${node.id}` } : {}),
        ...headOf(target),
        label: [...new Set(labelled.map((each) => `  ${lineOf(each)}`))].join('\n'),
        color: isTaken ? accent : labelled.length > 0 ? ink : pale,
        fontcolor: isTaken ? accent : ink,
        penwidth: isTaken ? 3.5 : 1,
      },
    };
  });
}

const everyState = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyState)];

/** More arrows than that are read where something is marked only. */
const readable = 60;

/** A machine's chart for Graphviz; a large one says what happens only at the marked states and arrows. */
export function chartGraph({ root }: AnyStateMachine, marked: Marked = nothingMarked): Graph {
  const states = everyState(root);
  const isSmall = states.flatMap(transitionsOf).filter(({ target }) => target !== undefined).length <= readable;
  const isLabelled: IsLabelled = ({ id }) => isSmall || marked.states.has(id);
  return {
    graphAttributes: { compound: true, bgcolor: 'transparent', ranksep: 0.4, nodesep: 0.3, fontsize: 13, ...font },
    nodeAttributes: { fontsize: 12, ...font },
    edgeAttributes: { fontsize: 10, ...font },
    subgraphs: [frameOf(root, marked, isLabelled)],
    edges: states.flatMap((node) => arrowsOf(node, marked, isLabelled)),
  };
}
