import type { AnyStateMachine } from 'xstate';

export type Json = Record<string, unknown>;

/** One way out of a state that is weighed when something happens. */
export type Candidate = { target?: string | string[]; guard?: unknown; actions?: unknown; reenter?: boolean };

export const asList = <Value>(value: Value | readonly Value[] | undefined): Value[] =>
  value === undefined ? [] : Array.isArray(value) ? [...(value as Value[])] : [value as Value];

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy that can be changed; functions and machines stay the same ones. */
export function copied<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copied) as Value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)])) as Value;
}

/** The state at these keys from the root. */
export const nodeAt = (config: Json, path: readonly string[]): Json =>
  path.reduce((node, key) => (node['states'] as Record<string, Json>)[key]!, config);

/** Every state with its keys from the root, the root first. */
export function* nodesIn(
  config: Json,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; node: Json }> {
  yield { path, node: config };
  for (const [key, node] of Object.entries((config['states'] ?? {}) as Record<string, Json>)) {
    yield* nodesIn(node, [...path, key]);
  }
}

/** Where a state keeps candidates: keys into it, the last names what happens. */
export function listsIn(node: Json): string[][] {
  const within = (field: string): string[][] => Object.keys((node[field] ?? {}) as Json).map((event) => [field, event]);
  const answers = asList<Json>(node['invoke'] as Json | Json[] | undefined).flatMap((actor, index) =>
    ['onDone', 'onError', 'onSnapshot']
      .filter((field) => field in actor)
      .map((field) => ['invoke', String(index), field]),
  );
  const own = ['always', 'onDone'].filter((field) => field in node).map((field) => [field]);
  return [...within('on'), ...within('after'), ...own, ...answers];
}

const holderOf = (node: Json, keys: readonly string[]): Json => {
  if (keys[0] === 'invoke') node['invoke'] = asList(node['invoke'] as Json | Json[]);
  return keys.slice(0, -1).reduce((holder, key) => holder[key] as Json, node);
};

export function candidatesAt(node: Json, keys: readonly string[]): Candidate[] {
  const value = holderOf(node, keys)[keys.at(-1)!] as string | Candidate | (string | Candidate)[];
  return asList(value).map((each) => (typeof each === 'string' ? { target: each } : each));
}

/** None at all is as if the event were not named here. */
export function setCandidates(node: Json, keys: readonly string[], candidates: readonly Candidate[]): void {
  const holder = holderOf(node, keys);
  if (candidates.length === 0) delete holder[keys.at(-1)!];
  else holder[keys.at(-1)!] = candidates;
}

export const configOf = (machine: AnyStateMachine): Json => machine.config as unknown as Json;
