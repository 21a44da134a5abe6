import { typedRemark } from '#machines/reservation/reservation.selectors.ts';
import type { Composed } from './composed.ts';
import type { WalkedFlow } from './flows.ts';
import { opened } from './followed.ts';
import { nextMoments } from './search.ts';
import type { PathStep, Steps } from './search.ts';
import type { ApiKey } from './visitorKeys.ts';

export type Edge<Key extends ApiKey> = { step: PathStep<Key>; to: Node<Key> };

/** A moment of a visit, with what can be done or happen there. */
export type Node<Key extends ApiKey> = {
  edges: Edge<Key>[];
  /** What the machine would take there too, which is not followed. */
  beyond: PathStep<ApiKey>[];
};

/**
 * What is the same moment of a way: coarser than what a search goes by, for a step that is once not offered there is done on
 * another way.
 */
function keyOf({ visit, children, world, destination }: Composed): string {
  const { step, draft, outcome, facts, dialog } = visit.context;
  const { remark: _remark, ...regions } = visit.value as Record<string, unknown>;
  const { itemMarks = [], timedItemCount = 0, userId = null } = facts.reservation ?? {};
  const inside = Object.entries(children).map(([id, child]) => [id, child.value]);
  const method = (children['checkout']?.context as { method?: unknown } | undefined)?.method;
  const booked = [itemMarks.length, timedItemCount, userId, outcome.notBooked.length > 0, draft.date, draft.endTime];
  const { reservation: _booked, bank: _bank, checkoutType: _type, ...worldThen } = world;
  return JSON.stringify([
    regions,
    step,
    dialog,
    inside,
    method,
    booked,
    worldThen,
    typedRemark(visit) !== null,
    destination,
  ]);
}

/** Every moment that a visit comes to from its first page; the first of them. */
export function graphOf<Key extends ApiKey>(
  flow: WalkedFlow,
  steps: Steps<Key>,
  beyond: Partial<Steps<ApiKey>> = {},
): Node<Key> {
  const nodes = new Map<string, Node<Key>>();
  const queue: { composed: Composed; node: Node<Key> }[] = [];
  const nodeOf = (composed: Composed): Node<Key> => {
    const key = keyOf(composed);
    const before = nodes.get(key);
    if (before !== undefined) return before;
    const node: Node<Key> = { edges: [], beyond: [] };
    nodes.set(key, node);
    queue.push({ composed, node });
    return node;
  };
  const first = nodeOf(opened(flow));
  for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
    const { composed, node } = each;
    const moment = { composed, steps: [] };
    node.beyond = [...nextMoments(beyond as Steps<ApiKey>, flow, moment)].map((next) => next.steps[0]!);
    node.edges = [...nextMoments(steps, flow, moment)].map((next) => ({
      step: next.steps[0]!,
      to: nodeOf(next.composed),
    }));
  }
  return first;
}

/** All moments, from the first on. */
export function nodesFrom<Key extends ApiKey>(first: Node<Key>): Node<Key>[] {
  const seen = new Set([first]);
  for (const node of seen) for (const { to } of node.edges) seen.add(to);
  return [...seen];
}
