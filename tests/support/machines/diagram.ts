import type { AnyStateMachine, StateNode } from 'xstate';
import { getStateNodes } from '@xstate/graph';

/** A Mermaid chart of the states right below `root`: a line per target, with all states that lead to it. */
export function mermaidOf(machine: AnyStateMachine, root: string): string {
  const region = machine.states[root]!;
  const stateOf = (node: StateNode): string => node.path[1] ?? root;
  const sources = new Map<string, Set<string>>(Object.keys(region.states).map((state) => [state, new Set()]));
  for (const node of getStateNodes(region)) {
    const definitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const target of definitions.flatMap((definition) => definition.target ?? [])) {
      if (stateOf(target) !== stateOf(node)) sources.get(stateOf(target))?.add(stateOf(node));
    }
  }
  const lines = [...sources]
    .filter(([, from]) => from.size > 0)
    .map(([to, from]) => `  ${[...from].join(' & ')} --> ${to}`);
  return ['flowchart LR', ...lines].join('\n');
}
