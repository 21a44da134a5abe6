import type { AnyStateNode } from 'xstate';

export type ChartTransition = NonNullable<AnyStateNode['always']>[number];

/** All of a state's own transitions, those that it takes by itself included, in the order in which they are asked. */
export const transitionsOf = (node: AnyStateNode): ChartTransition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The same for every copy of a machine, whatever its actors and guards are made of. */
export function transitionKey(transition: ChartTransition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} ${eventType} ${siblings.indexOf(transition)}`;
}

type Composite = { guards: readonly unknown[]; check: { name: string } };

/** A guard as it reads in the chart; null when there is none. */
export function guardWords(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  const { guards, check } = guard as Composite;
  if (guards === undefined) return 'inline';
  const words = guards.map(guardWords);
  return check.name === 'checkNot' ? `not ${words[0]}` : words.join(check.name === 'checkOr' ? ' or ' : ' and ');
}

/** 'xstate.done.actor.login' → '✓ login'; what a state does by itself is 'always'. */
export function eventWords(type: string): string {
  if (type === '') return 'always';
  if (type.startsWith('xstate.done.actor.')) return `✓ ${type.slice('xstate.done.actor.'.length)}`;
  if (type.startsWith('xstate.error.actor.')) return `✗ ${type.slice('xstate.error.actor.'.length)}`;
  if (type.startsWith('xstate.done.state.')) return '✓ done';
  return type;
}
