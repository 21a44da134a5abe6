import { createMachine, not } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { asList, candidatesAt, configOf, copied, listsIn, nodeAt, nodesIn, setCandidates } from './config.ts';
import type { Candidate, Json } from './config.ts';
import { stateKey } from './passing.ts';
import type { Passed } from './passing.ts';

/** A machine with one fault. */
export type Mutant = {
  /** The state, what happens there, and which of its candidates; or the guard or action. */
  place: string;
  kind: string;
  /** Whether a step can be another with the fault; no step that it says no to is. */
  touches: (passed: Passed) => boolean;
  make: () => AnyStateMachine;
};

type Edit = Omit<Mutant, 'make'> & { edit: (config: Json) => void };

/** More steps than any machine takes by itself: it goes round for ever. */
const maxIterations = 1_000;

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : ((value as { type?: string }).type ?? 'inline');

const nextAfter = (keys: readonly string[], key: string): string | undefined =>
  keys.length < 2 || !keys.includes(key) ? undefined : keys[(keys.indexOf(key) + 1) % keys.length];

/** Another state that stands where this target stands. */
function otherTarget(config: Json, path: readonly string[], target: string): string | undefined {
  const childrenAt = (at: readonly string[]): string[] => Object.keys((nodeAt(config, at)['states'] ?? {}) as Json);
  if (target.startsWith('#')) {
    const ids = [...nodesIn(config)]
      .slice(1)
      .flatMap(({ node }) => (typeof node['id'] === 'string' ? [node['id']] : []));
    const [id = '', ...rest] = target.slice(1).split('.');
    const other = nextAfter(ids, id);
    return other === undefined || rest.length > 0 ? undefined : `#${other}`;
  }
  const isChild = target.startsWith('.');
  const [key = '', ...rest] = (isChild ? target.slice(1) : target).split('.');
  const other = nextAfter(childrenAt(isChild ? path : path.slice(0, -1)), key);
  return other === undefined || rest.length > 0 ? undefined : `${isChild ? '.' : ''}${other}`;
}

type Changed = { kind: string; candidate: Candidate | null };

function* changesOf(candidate: Candidate, otherOf: (target: string) => string | undefined): Generator<Changed> {
  const { guard, target, actions, reenter, ...rest } = candidate;
  yield { kind: 'candidate dropped', candidate: null };
  if (guard !== undefined) {
    const { guard: _none, ...open } = candidate;
    yield { kind: 'guard removed', candidate: open };
    yield { kind: 'guard inverted', candidate: { ...candidate, guard: not(guard as never) } };
  }
  if (target !== undefined) {
    const { target: _none, ...staying } = candidate;
    yield { kind: 'target removed', candidate: staying };
    const other = typeof target === 'string' ? otherOf(target) : undefined;
    if (other !== undefined) yield { kind: 'target changed', candidate: { ...candidate, target: other } };
  }
  if (reenter !== undefined) yield { kind: 'reenter changed', candidate: { ...candidate, reenter: !reenter } };
  const all = asList(actions);
  for (const [index, action] of all.entries()) {
    const others = all.toSpliced(index, 1);
    yield { kind: `action dropped: ${nameOf(action)}`, candidate: { ...candidate, ...rest, actions: others } };
  }
}

/** An event is heard only where it happens; everything else of a state, also what it hears at all, wherever it is. */
function touching(path: readonly string[], [field, event]: readonly string[] = []): Mutant['touches'] {
  const key = stateKey(path);
  return ({ states, events }) => states.has(key) && (field !== 'on' || events.has(event!));
}

function* editsOfLists(config: Json, path: readonly string[]): Generator<Edit> {
  for (const keys of listsIn(nodeAt(config, path))) {
    const candidates = candidatesAt(copied(nodeAt(config, path)), keys);
    for (const [index, candidate] of candidates.entries()) {
      for (const { kind, candidate: changed } of changesOf(candidate, (target) => otherTarget(config, path, target))) {
        const list = changed === null ? candidates.toSpliced(index, 1) : candidates.with(index, changed);
        yield {
          touches: touching(path, list.length === 0 ? [] : keys),
          place: [...path, keys.slice(keys[0] === 'on' ? 1 : 0).join(' '), index + 1].join(' · '),
          kind,
          edit: (copy) => setCandidates(nodeAt(copy, path), keys, list),
        };
      }
    }
  }
}

/** One of a list that a state has is missing. */
function* editsOfFields(config: Json, path: readonly string[]): Generator<Edit> {
  const node = nodeAt(config, path);
  const place = path.join(' · ') || 'root';
  for (const field of ['entry', 'exit', 'tags', 'invoke']) {
    const all = asList(node[field]);
    for (const [index, each] of all.entries()) {
      const name = field === 'invoke' ? String((each as Json)['src']) : nameOf(each);
      const edit = (copy: Json): void => void (nodeAt(copy, path)[field] = all.toSpliced(index, 1));
      yield { place, kind: `${field} dropped: ${name}`, touches: touching(path), edit };
    }
  }
  if (typeof node['initial'] !== 'string') return;
  const other = nextAfter(Object.keys(node['states'] as Json), node['initial']);
  const edit = (copy: Json): void => void (nodeAt(copy, path)['initial'] = other);
  if (other !== undefined) yield { place, kind: 'initial changed', touches: touching(path), edit };
}

function* ofChart(machine: AnyStateMachine): Generator<Mutant> {
  const config = configOf(machine);
  for (const { path } of nodesIn(config)) {
    for (const { edit, ...described } of [...editsOfLists(config, path), ...editsOfFields(config, path)]) {
      const make = (): AnyStateMachine => {
        const copy = copied(config);
        edit(copy);
        return made(copy, machine.implementations);
      };
      yield { ...described, make };
    }
  }
}

type Implementations = AnyStateMachine['implementations'];

const made = (config: Json, implementations: Implementations): AnyStateMachine =>
  createMachine({ ...config, options: { maxIterations } } as never, implementations as never) as AnyStateMachine;

function* ofImplementations(machine: AnyStateMachine): Generator<Mutant> {
  const { implementations } = machine;
  const config = configOf(machine);
  const { guards, actions } = implementations;
  for (const name of Object.keys(guards)) {
    const touches = ({ guards: names }: Passed): boolean => names.has(name);
    for (const answer of [true, false]) {
      const make = () => made(config, { ...implementations, guards: { ...guards, [name]: () => answer } });
      yield { place: name, kind: `guard says ${answer ? 'yes' : 'no'}`, touches, make };
    }
  }
  for (const name of Object.keys(actions)) {
    const touches = ({ actions: done }: Passed): boolean => done.has(name);
    const make = () => made(config, { ...implementations, actions: { ...actions, [name]: () => {} } });
    yield { place: name, kind: 'action does nothing', touches, make };
  }
}

/** Every machine with one fault that this chart, its guards and its actions can have; the order stays. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [...ofChart(machine), ...ofImplementations(machine)];
