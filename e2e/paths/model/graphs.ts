import { apiSteps } from './apiSteps.ts';
import { browserSteps } from './browserSteps.ts';
import { walkedFlows } from './flows.ts';
import type { FlowName } from './flows.ts';
import { graphOf } from './graph.ts';
import type { Node } from './graph.ts';
import type { Steps } from './search.ts';
import { steps } from './steps.ts';
import { troubles } from './visitorKeys.ts';
import type { StepKey } from './visitorKeys.ts';

const only = (isWanted: (key: StepKey) => boolean): Steps<StepKey> =>
  Object.fromEntries(
    Object.entries(browserSteps).map(([key, offer]) => [key, isWanted(key as StepKey) ? offer : () => []]),
  ) as Steps<StepKey>;

const isTrouble = (key: StepKey): boolean => (troubles as readonly string[]).includes(key);

/** What a visitor does, and what a bank says to it. */
export const fairSteps = only((key) => !isTrouble(key) || key.startsWith('bank'));

/** What leads to, through and out of trouble. */
const waysThrough: StepKey[] = [
  'visit details.requested',
  'details form.submitted',
  'details form.dismissed',
  'visit remark.typed',
  'visit remark.submitted',
  'visit link.retried',
  'visit visits.changed',
  'visit payment.checkRequested',
  'visit hold.renewalRequested',
  'visit text.typed',
  'timePicker times.retried',
];
export const troubledSteps = only((key) => key in steps || isTrouble(key) || waysThrough.includes(key));

/** Where no page offers them: they lead nowhere new. */
const beyondPage = Object.fromEntries(
  (['visit payment.returned', 'checkout amount.chosen', 'visit visits.changed'] as const).map((key) => [
    key,
    apiSteps[key],
  ]),
);

const graphs = new Map<string, Node<StepKey>>();

/** Built once in a process: it takes seconds. */
function graphWith(kind: string, name: FlowName, offered: Steps<StepKey>): Node<StepKey> {
  const key = `${kind} ${name}`;
  const graph = graphs.get(key) ?? graphOf(walkedFlows[name], offered, beyondPage);
  graphs.set(key, graph);
  return graph;
}

/** Every moment to which a visitor's own steps lead. */
export const fairGraph = (name: FlowName): Node<StepKey> => graphWith('fair', name, fairSteps);

/** Every moment to which troubles lead too, by the shortest ways. */
export const troubledGraph = (name: FlowName): Node<StepKey> => graphWith('troubled', name, troubledSteps);
