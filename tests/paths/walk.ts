import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import type { NamedWay } from './ways.ts';
import { learntWords, placeWords, stepWords, words } from './words.ts';

type Told = { type: string; params: Record<string, unknown> };

/** One moment on a way: what happened, where that leads, and what the world notices of it. */
export type Moment = { snapshot: AnyMachineSnapshot; line: string };

const actionWords: Record<string, (params: Record<string, unknown>) => string | null> = {
  'xstate.emit': ({ event }) => `told ${stepWords(event as { type: string })}`,
  'xstate.spawnChild': ({ id, input }) => `asked ${String(id)}${input === undefined ? '' : ` ${words(input)}`}`,
  'xstate.sendTo': ({ targetId, event }) => `sent ${String(targetId)} ${stepWords(event as { type: string })}`,
};

/** Of what the machine wants done, the parts that somebody outside notices. */
const noticed = (actions: readonly ExecutableActionObject[]): string[] =>
  actions.flatMap((action) => {
    const { type, params } = action as unknown as Told;
    return actionWords[type]?.(params) ?? [];
  });

/** What somebody may do here, and what may be heard of elsewhere. */
const heardAt = ({ _nodes }: AnyMachineSnapshot): string[] => {
  const nodes = _nodes as { transitions: Map<string, unknown> }[];
  const heard = new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()]));
  return [...heard].filter((type) => !type.startsWith('xstate.')).toSorted();
};

const lineOf = (
  step: string,
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
): string => {
  const learnt = learntWords(before?.context, after.context);
  const tags = [...after.tags].toSorted().join(', ');
  const [was, is] = [before && placeWords(before.value), placeWords(after.value)];
  const lost = was === is ? '' : Object.keys(before?.children ?? {}).filter((id) => !(id in after.children));
  return [
    `${step} → ${was === is ? 'stays' : is}`,
    ...noticed(actions),
    ...(lost.length > 0 ? [`left ${String(lost)}`] : []),
    ...(learnt === '' || before === null ? [] : [`knows ${learnt}`]),
    ...(tags === '' ? [] : [tags]),
    ...(after.status === 'active' ? [] : [`${after.status} ${words(after.output)}`]),
    ...(was === is ? [] : [`may ${heardAt(after).join(', ') || 'nothing'}`]),
  ].join(' · ');
};

export function begin(machine: AnyStateMachine, { start, input }: Pick<NamedWay, 'start' | 'input'>): Moment {
  const [first, actions] = initialTransition(machine, input);
  return { snapshot: first, line: lineOf(start, null, first, actions) };
}

export function goOn(machine: AnyStateMachine, before: AnyMachineSnapshot, event: { type: string }): Moment {
  const [after, actions] = transition(machine, before, event);
  return { snapshot: after, line: lineOf(stepWords(event), before, after, actions) };
}

/** Walks without running anything: what children and the world answer is part of the way. */
export function walk(machine: AnyStateMachine, way: NamedWay): Moment[] {
  const moments = [begin(machine, way)];
  for (const event of way.events) moments.push(goOn(machine, moments.at(-1)!.snapshot, event));
  return moments;
}
