import type { AnyMachineSnapshot } from 'xstate';
import { guardWords, transitionKey, transitionsOf } from './chart/transitions.ts';
import type { ChartTransition } from './chart/transitions.ts';

/**
 * What an event without details would do: take this transition, be refused by its guard, never come to it, because an
 * earlier one takes it; 'details' when the guard reads the event.
 */
export type Answer = 'yes' | 'no' | 'earlier' | 'details';

/** A transition that a moment has, with its key in the chart. */
export type Offer = { key: string; event: string; guard: string | null; targets: string[]; answer: Answer };

/** Every transition that the present states have, innermost first, as they are asked. */
export function offersOf(snapshot: AnyMachineSnapshot): Offer[] {
  const innermost = snapshot._nodes.toSorted((a, b) => b.path.length - a.path.length);
  const transitions = innermost.flatMap(transitionsOf).filter(({ eventType }) => eventType !== '');
  const answerOf = answering(snapshot);
  return transitions.map((transition) => ({
    key: transitionKey(transition),
    event: transition.eventType,
    guard: guardWords(transition.guard),
    targets: (transition.target ?? []).map(({ path }) => path.join(' › ')),
    answer: answerOf(transition),
  }));
}

function answering(snapshot: AnyMachineSnapshot): (transition: ChartTransition) => Answer {
  const firstsByType = new Map<string, readonly ChartTransition[] | null>();
  const answered = new Set<string>();
  return (transition) => {
    const { eventType, source } = transition;
    if (!firstsByType.has(eventType)) firstsByType.set(eventType, selectedBy(snapshot, eventType));
    const firsts = firstsByType.get(eventType)!;
    if (firsts === null) return transition.guard === undefined ? 'yes' : 'details';
    if (firsts.includes(transition)) {
      answered.add(`${source.id} ${eventType}`);
      return 'yes';
    }
    const isLater =
      answered.has(`${source.id} ${eventType}`) || firsts.some(({ source: other }) => isInside(other, source));
    return isLater ? 'earlier' : 'no';
  };
}

/** Whether a state is within another. */
function isInside({ parent }: ChartTransition['source'], outer: ChartTransition['source']): boolean {
  return parent !== undefined && (parent === outer || isInside(parent, outer));
}

/** Null when a guard needs more of the event than its type. */
function selectedBy(snapshot: AnyMachineSnapshot, type: string): readonly ChartTransition[] | null {
  try {
    return (snapshot.machine.getTransitionData(snapshot, { type }) ?? []) as readonly ChartTransition[];
  } catch {
    return null;
  }
}
