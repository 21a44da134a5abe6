import { createHash } from 'node:crypto';
import { apiSteps } from './apiSteps.ts';
import type { VisitRun } from './composed.ts';
import { walkedFlows } from './flows.ts';
import type { FlowName, WalkedFlow } from './flows.ts';
import { opened } from './followed.ts';
import { wordsOf } from './places.ts';
import type { Place } from './places.ts';
import { nearest } from './search.ts';
import type { Moment, PathStep, Steps } from './search.ts';
import { steps } from './steps.ts';
import type { ApiKey, FastKey, StepKey } from './visitorKeys.ts';

export type VisitPath<Key extends ApiKey = StepKey> = {
  id: string;
  flow: FlowName;
  sentence: string;
  steps: PathStep<Key>[];
  runs: readonly VisitRun[];
};

export type ApiPath = VisitPath<ApiKey>;

type Level<Key extends ApiKey> = {
  letter: 'B' | 'A';
  steps: Steps<Key>;
  /** Most steps of a path before it goes straight to its end. */
  longest: number;
  /** How far is looked for something that no path did yet. */
  farthest: number;
  /** What may lie on a longer way to something that no path did yet; no longer way is looked for without it. */
  leadsOn: ((key: Key) => boolean) | null;
  /** Where a path is over. */
  ends: readonly Place[];
  /** How often a flow is begun at most. */
  rounds: number;
};

const inBrowser: Level<FastKey> = {
  letter: 'B',
  steps,
  longest: 14,
  farthest: 4,
  leadsOn: null,
  ends: ['success'],
  rounds: 1,
};
/** What leads out of trouble, or to a place or a call of its own. */
const waysOut: ApiKey[] = [
  'bank waits',
  'network comes back',
  'visit link.retried',
  'visit details.requested',
  'details form.submitted',
  'visit remark.typed',
  'visit remark.submitted',
  'visit visits.changed',
  'visit payment.checkRequested',
  'bank pays late',
];

const inApi: Level<ApiKey> = {
  letter: 'A',
  steps: apiSteps,
  longest: 16,
  farthest: 3,
  leadsOn: (key) => key in steps || waysOut.includes(key),
  ends: ['success', 'ended'],
  rounds: 4,
};

type NamesOf = (step: PathStep<ApiKey>) => readonly string[];

const keyOfStep: NamesOf = ({ key }) => [key];
const answersOf: NamesOf = ({ answered }) => answered;
const moveOf: NamesOf = ({ key, from, to }) => [`${from} > ${key} > ${to}`];

/** What makes the next call go wrong: worth a way to every place, for other calls follow there. */
const troubles: ApiKey[] = ['network goes', 'server refuses', 'staff cancels'];
const troubleOf: NamesOf = ({ key, from, page, inside }) =>
  troubles.includes(key) ? [`${from} on ${page} with ${inside} > ${key}`] : [];

function cover(covered: Set<string>, walked: readonly PathStep<ApiKey>[]): void {
  for (const step of walked)
    for (const name of [...keyOfStep(step), ...answersOf(step), ...troubleOf(step), ...moveOf(step)]) covered.add(name);
}

const only = <Key extends ApiKey>(all: Steps<Key>, isWanted: (key: Key) => boolean): Steps<Key> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => isWanted(key as Key))) as Steps<Key>;

/** A path does what none did before as long as that is near, and goes to an end; null when there is nothing new. */
function pathThrough<Key extends ApiKey>(
  { letter, steps: offered, longest, farthest, leadsOn, ends }: Level<Key>,
  name: FlowName,
  covered: Set<string>,
): VisitPath<Key> | null {
  const flow = walkedFlows[name];
  const first: Moment<Key> = { composed: opened(flow), steps: [] };
  const hasEnded = ({ steps: walked }: Moment<Key>): boolean => ends.includes(walked.at(-1)?.to ?? 'draft');
  const isPaid = ({ steps: walked }: Moment<Key>): boolean => walked.at(-1)?.to === 'success';
  const isNew =
    (namesOf: NamesOf) =>
    (each: Moment<Key>): boolean =>
      !(leadsOn === null && isPaid(each)) && namesOf(each.steps.at(-1)!).some((one) => !covered.has(one));
  const near = { steps: offered, flow, depth: farthest };
  const isNewOrTrouble = (key: Key): boolean => !covered.has(key) || troubles.includes(key);
  const newFrom = (moment: Moment<Key>): Moment<Key> | null => {
    if (leadsOn === null) return nearest(near, moment, isNew(keyOfStep)) ?? nearest(near, moment, isNew(moveOf));
    const far = { ...near, steps: only(offered, (key) => leadsOn(key) || isNewOrTrouble(key)), depth: 12, leadsOn };
    return (
      nearest(near, moment, isNew(keyOfStep)) ??
      nearest(near, moment, isNew(answersOf)) ??
      nearest(
        far,
        moment,
        isNew((step) => [...keyOfStep(step), ...answersOf(step), ...troubleOf(step)]),
      ) ??
      (moment === first ? null : nearest({ ...near, depth: 2 }, moment, isNew(moveOf)))
    );
  };
  let moment = first;
  while (moment.steps.length < longest && !hasEnded(moment)) {
    const next = newFrom(moment);
    if (next === null) break;
    moment = next;
    cover(covered, moment.steps);
  }
  if (moment === first && leadsOn !== null) return null;
  const toEnd = { ...near, depth: 16, ...(leadsOn && { leadsOn }) };
  const end = hasEnded(moment) ? moment : (nearest(toEnd, moment, isPaid) ?? nearest(toEnd, moment, hasEnded));
  if (end === null) throw new Error(`${name}: nobody gets to the end from ${JSON.stringify(moment.steps.at(-1))}`);
  cover(covered, end.steps);
  const { steps: walked, composed } = end;
  return visitPath(letter, name, walked, composed.runs);
}

/** As it is listed: its id is of the flow and the keys of its steps. */
export function visitPath<Key extends ApiKey>(
  letter: 'B' | 'A',
  flow: FlowName,
  walked: PathStep<Key>[],
  runs: readonly VisitRun[],
): VisitPath<Key> {
  const id = idOf(letter, flow, walked);
  return { id, flow, sentence: sentenceOf(walkedFlows[flow], walked), steps: walked, runs };
}

const idOf = (letter: string, name: FlowName, walked: PathStep<ApiKey>[]): string => {
  const text = [name, ...walked.map(({ key }) => key)].join(' > ');
  return `${letter}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
};

const sentenceOf = ({ words }: WalkedFlow, walked: PathStep<ApiKey>[]): string =>
  [words, ...walked.map((step) => step.words), wordsOf(walked.at(-1)!.to)].join(' · ');

export const flowOrder: readonly FlowName[] = [
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

function pathsOf<Key extends ApiKey>(level: Level<Key>): VisitPath<Key>[] {
  const covered = new Set<string>();
  const rounds = Array.from({ length: level.rounds }, () => flowOrder);
  return rounds
    .flat()
    .map((name) => pathThrough(level, name, covered))
    .filter((path) => path !== null);
}

/** Searched once in a process: it takes seconds. */
const searched: { inBrowser?: readonly VisitPath<FastKey>[]; inApi?: readonly ApiPath[] } = {};

/** One path through every flow; together they do everything that a visitor does. */
export const visitPaths = (): readonly VisitPath<FastKey>[] => (searched.inBrowser ??= pathsOf(inBrowser));

/** Paths that no browser walks: what visitors do, what can happen to them meanwhile, and every place they come to. */
export const apiPaths = (): readonly ApiPath[] => (searched.inApi ??= pathsOf(inApi));

/** Which of the paths comes to each place first. */
export function firstToCome(paths: readonly Pick<VisitPath, 'id' | 'steps'>[]): Map<Place, string> {
  const first = new Map<Place, string>();
  for (const { id, steps: walked } of paths)
    for (const place of walked.flatMap(({ from, to }) => [from, to])) if (!first.has(place)) first.set(place, id);
  return first;
}
