import {
  canContinue,
  currentStep,
  nextStep,
  previousStep,
  remarkState,
} from '#machines/reservation/reservation.selectors.ts';
import type { Composed } from './composed.ts';
import type { WalkedFlow } from './flows.ts';
import { followedBy } from './followed.ts';
import { leavesOf, placeOf } from './places.ts';
import type { Place } from './places.ts';
import type { Offer } from './steps.ts';
import type { ApiKey, StepKey } from './visitorKeys.ts';

export type PathStep<Key extends ApiKey = StepKey> = {
  key: Key;
  words: string;
  event: Record<string, unknown>;
  from: Place;
  to: Place;
  /** Others were faster: nothing is added. */
  isRefused: boolean;
  /** To an earlier page of the flow. */
  isBack: boolean;
  /** The page of the flow afterwards: 'index', '2', 'info', 'payment'. */
  page: string;
  /** Whether the page offers the next one; null where it has none, or a window lies over it. */
  mayGoOn: boolean | null;
  /** What actors of the machines were asked, and how they ended: 'prepare ok', 'prepare offline'. */
  answered: readonly string[];
  /** Where the checkout was before, and whether a remark was being typed. */
  inside: string;
  /** Innermost states of the visit and its children afterwards: 'timePicker asking.choosingStart'. */
  leaves: readonly string[];
};

export type Moment<Key extends ApiKey> = { composed: Composed; steps: PathStep<Key>[] };

export type Steps<Key extends ApiKey> = Record<Key, Offer>;

const openPages: Place[] = ['draft', 'selecting', 'identifying', 'reviewing'];

const mayGoOn = ({ visit }: Composed): boolean | null => (nextStep(visit) === null ? null : canContinue(visit));

function directionOf(before: Composed, after: Composed, event?: object): Pick<PathStep, 'isRefused' | 'isBack'> {
  const to = event !== undefined && 'step' in event ? event.step : null;
  return {
    isRefused: before.world.othersTakeIt && !after.world.othersTakeIt,
    isBack: to !== null && to === previousStep(before.visit),
  };
}

type Followed = { composed: Composed; step: PathStep<ApiKey> };

/** What follows from a step at a moment follows for every search that comes by. */
const followUps = new WeakMap<Composed, Map<ApiKey, Followed[]>>();

function followedAt(composed: Composed, key: ApiKey, { offer, flow }: { offer: Offer; flow: WalkedFlow }): Followed[] {
  const ofMoment = followUps.get(composed) ?? new Map<ApiKey, Followed[]>();
  followUps.set(composed, ofMoment);
  const before = ofMoment.get(key);
  if (before !== undefined) return before;
  const from = placeOf(composed);
  const inside = JSON.stringify([composed.children['checkout']?.value, remarkState(composed.visit) === 'typing']);
  const all = offer(composed, flow).map(({ words, event }) => {
    const next = followedBy(flow, composed, key, event);
    const { answered, visit } = next;
    const to = placeOf(next);
    const after = { page: currentStep(visit), mayGoOn: openPages.includes(to) ? mayGoOn(next) : null, answered };
    const leaves = leavesOf(next);
    const step = {
      key,
      words,
      event: { ...event },
      from,
      to,
      inside,
      leaves,
      ...after,
      ...directionOf(composed, next, event),
    };
    return { composed: next, step };
  });
  ofMoment.set(key, all);
  return all;
}

export function* nextMoments<Key extends ApiKey>(
  steps: Steps<Key>,
  flow: WalkedFlow,
  { composed, steps: before }: Moment<Key>,
): Generator<Moment<Key>> {
  for (const key of Object.keys(steps) as Key[])
    for (const next of followedAt(composed, key, { offer: steps[key], flow }))
      yield { composed: next.composed, steps: [...before, next.step as PathStep<Key>] };
}

/** What is the same moment for a search: where everybody is, and what is booked. */
function keyOf({ visit, children, world, destination }: Composed): string {
  const { step, draft, outcome, facts } = visit.context;
  const { itemMarks = [], userId = null } = facts.reservation ?? {};
  const inside = Object.entries(children).map(([id, child]) => [id, child.value]);
  const method = (children['checkout']?.context as { method?: unknown } | undefined)?.method;
  const booked = [itemMarks.length, userId, outcome.notBooked.length, draft.date, draft.startTime, draft.endTime];
  const trouble = [world.othersTakeIt, world.network, world.refusesNext, world.isCancelled, world.isRedeemed];
  return JSON.stringify([visit.value, step, visit.context.remark, inside, method, booked, trouble, destination]);
}

type Near<Key extends ApiKey> = {
  steps: Steps<Key>;
  flow: WalkedFlow;
  /** How many steps are gone at most. */
  depth: number;
  /** Steps that lead on to others; all without it. */
  leadsOn?: (key: Key) => boolean;
};

/**
 * The nearest moment from here that is wanted; null when there is none. `@xstate/graph` searches one machine from its start: this
 * goes on from within a visit, which several machines and the world's answers are part of.
 */
export function nearest<Key extends ApiKey>(
  { steps, flow, depth, leadsOn = () => true }: Near<Key>,
  from: Moment<Key>,
  isWanted: (moment: Moment<Key>) => boolean,
): Moment<Key> | null {
  const visitedKeys = new Set([keyOf(from.composed)]);
  let moments = [from];
  for (let level = 0; level < depth && moments.length > 0; level += 1) {
    const next: Moment<Key>[] = [];
    for (const moment of moments.flatMap((each) => [...nextMoments(steps, flow, each)])) {
      if (isWanted(moment)) return moment;
      if (!leadsOn(moment.steps.at(-1)!.key)) continue;
      const key = keyOf(moment.composed);
      if (visitedKeys.has(key)) continue;
      visitedKeys.add(key);
      next.push(moment);
    }
    moments = next;
  }
  return null;
}
