import { createHash } from 'node:crypto';
import type { EventObject } from 'xstate';
import { canContinue, currentStep, nextStep, previousStep } from '#machines/reservation/reservation.selectors.ts';
import type { Limits } from '#machines/reservation/reservation.types.ts';
import { after, begun } from './composed.ts';
import type { Composed, Machine, VisitRun } from './composed.ts';
import { walkedFlows } from './flows.ts';
import type { FlowName, WalkedFlow } from './flows.ts';
import { placeOf, placeWords } from './places.ts';
import type { Place } from './places.ts';
import { steps } from './steps.ts';
import type { Example } from './steps.ts';
import type { Happening, StepKey } from './visitorKeys.ts';
import type { World } from './world.ts';

export type PathStep = {
  key: StepKey;
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
};

export type VisitPath = {
  id: string;
  flow: FlowName;
  sentence: string;
  steps: PathStep[];
  runs: readonly VisitRun[];
};

type Moment = { composed: Composed; steps: PathStep[] };

const limits: Limits = { maxPersons: 10, today: '2026-05-01', lastDate: '2026-10-31' };

/** Most steps of a path before it goes straight to its end. */
const longest = 14;
/** How far is looked for something that no path did yet. */
const farthest = 4;

const banks: Partial<Record<Happening, World['bank']>> = {
  'bank pays': 'confirmed',
  'bank refuses': 'failed',
  'bank is left': 'canceled',
};

const firstWorld = ({ checkoutType }: WalkedFlow): World => ({
  reservation: null,
  customerLoggedIn: false,
  bank: 'none',
  othersTakeIt: false,
  checkoutType,
});

const inputOf = (flow: WalkedFlow, { reservation, customerLoggedIn }: World) => ({
  flow,
  limits,
  facts: { reservation, customerLoggedIn, gone: null },
  step: 'index' as const,
});

/** Somebody does this here; who comes back from the bank opens the page anew. */
function followedBy(flow: WalkedFlow, composed: Composed, key: StepKey, event: object = {}): Composed {
  const { world } = composed;
  if (key === 'others take the time') return { ...composed, world: { ...world, othersTakeIt: true } };
  const bank = banks[key as Happening];
  if (bank !== undefined) {
    const returned = world.reservation!.id;
    return begun({ ...inputOf(flow, world), step: 'payment', returned }, { ...world, bank }, composed.runs);
  }
  const [machine, type] = key.split(' ') as [Machine, string];
  const isLogin = key === 'visit customer.loggedIn';
  return after(composed, machine, { ...event, type } as EventObject, {
    ...world,
    customerLoggedIn: world.customerLoggedIn || isLogin,
  });
}

function* nextMoments(flow: WalkedFlow, { composed, steps: before }: Moment): Generator<Moment> {
  const from = placeOf(composed);
  for (const key of Object.keys(steps) as StepKey[]) {
    const offered: Example[] = steps[key](composed, flow);
    for (const { words, event } of offered) {
      const next = followedBy(flow, composed, key, event);
      const to = placeOf(next);
      const after = { page: currentStep(next.visit), mayGoOn: openPages.includes(to) ? mayGoOn(next) : null };
      const step = { key, words, event: { ...event }, from, to, ...after, ...directionOf(composed, next, event) };
      yield { composed: next, steps: [...before, step] };
    }
  }
}

const openPages: Place[] = ['draft', 'selecting', 'identifying', 'reviewing'];

const mayGoOn = ({ visit }: Composed): boolean | null => (nextStep(visit) === null ? null : canContinue(visit));

function directionOf(before: Composed, after: Composed, event?: object): Pick<PathStep, 'isRefused' | 'isBack'> {
  const to = event !== undefined && 'step' in event ? event.step : null;
  return {
    isRefused: before.world.othersTakeIt && !after.world.othersTakeIt,
    isBack: to !== null && to === previousStep(before.visit),
  };
}

/** What is the same moment for a search: where everybody is, and what is booked. */
function keyOf({ visit, children, world, destination }: Composed): string {
  const { step, draft, outcome, facts } = visit.context;
  const { itemMarks = [], userId = null } = facts.reservation ?? {};
  const inside = Object.entries(children).map(([id, child]) => [id, child.value]);
  const method = (children['checkout']?.context as { method?: unknown } | undefined)?.method;
  const booked = [itemMarks.length, userId, outcome.notBooked.length, draft.date, draft.startTime, draft.endTime];
  return JSON.stringify([visit.value, step, inside, method, booked, world.othersTakeIt, destination]);
}

/** The nearest moment from here that is wanted, at most so many steps away; null when there is none. */
function nearest(flow: WalkedFlow, from: Moment, isWanted: (moment: Moment) => boolean, depth: number): Moment | null {
  const visitedKeys = new Set([keyOf(from.composed)]);
  let moments: Moment[] = [from];
  for (let level = 0; level < depth && moments.length > 0; level += 1) {
    const next: Moment[] = [];
    for (const moment of moments.flatMap((each) => [...nextMoments(flow, each)])) {
      if (isWanted(moment)) return moment;
      const key = keyOf(moment.composed);
      if (visitedKeys.has(key)) continue;
      visitedKeys.add(key);
      next.push(moment);
    }
    moments = next;
  }
  return null;
}

const moveOf = ({ key, from, to }: PathStep): string => `${from} > ${key} > ${to}`;

const keyOfStep = ({ key }: PathStep): string => key;

function cover(covered: Set<string>, walked: readonly PathStep[]): void {
  for (const step of walked) covered.add(keyOfStep(step)).add(moveOf(step));
}

const isPaid = ({ composed }: Moment): boolean => composed.destination === 'success';

/** A path does what none did before as long as that is near, and ends confirmed. */
function pathThrough(name: FlowName, covered: Set<string>): VisitPath {
  const flow = walkedFlows[name];
  const world = firstWorld(flow);
  let moment: Moment = { composed: begun(inputOf(flow, world), world), steps: [] };
  const isNew =
    (nameOf: (step: PathStep) => string) =>
    ({ composed, steps: walked }: Moment): boolean =>
      composed.destination !== 'success' && !covered.has(nameOf(walked.at(-1)!));
  while (moment.steps.length < longest) {
    const next = nearest(flow, moment, isNew(keyOfStep), farthest) ?? nearest(flow, moment, isNew(moveOf), farthest);
    if (next === null) break;
    moment = next;
    cover(covered, moment.steps);
  }
  const end = isPaid(moment) ? moment : nearest(flow, moment, isPaid, 16);
  if (end === null) throw new Error(`${name}: nobody gets to the end from ${JSON.stringify(moment.steps.at(-1))}`);
  cover(covered, end.steps);
  const { steps: walked, composed } = end;
  return { id: idOf(name, walked), flow: name, sentence: sentenceOf(flow, walked), steps: walked, runs: composed.runs };
}

const idOf = (name: FlowName, walked: PathStep[]): string => {
  const text = [name, ...walked.map(({ key }) => key)].join(' > ');
  return `B-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
};

const sentenceOf = ({ words }: WalkedFlow, walked: PathStep[]): string =>
  [words, ...walked.map((step) => step.words), placeWords.success].join(' · ');

/** One path through every flow; together they do everything that a visitor does. */
export function visitPaths(): VisitPath[] {
  const covered = new Set<string>();
  const names: FlowName[] = [
    'entry',
    'treatments',
    'giftCard',
    'arrangements',
    'perGuest',
    'checkin',
    'voucher',
    'subscription',
    'withCard',
  ];
  return names.map((name) => pathThrough(name, covered));
}
