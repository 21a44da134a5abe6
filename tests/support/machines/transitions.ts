import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { getStateNodes } from '@xstate/graph';

type Definition = { source: { id: string }; eventType: string; target?: readonly { id: string }[] };

/** All of a machine's state nodes, the root included. */
export const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

const nameOf = (definitions: readonly Definition[], index: number): string => {
  const { source, eventType, target } = definitions[index]!;
  return `${source.id} · ${eventType || 'always'} · ${index} → ${target?.map(({ id }) => id).join(', ') ?? 'itself'}`;
};

/** The names of all transitions a machine has. */
export function transitionNames(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((definitions) =>
      definitions.map((_definition, index) => nameOf(definitions, index)),
    ),
  );
}

/** An inspector that writes down the name of every transition a machine of this id takes. */
export function transitionRecorder(machineId: string) {
  const takenTransitions = new Set<string>();
  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const definition of inspected._transitions) {
      const { source, eventType } = definition;
      const list = eventType === '' ? source.always : source.transitions.get(eventType);
      const index = list?.indexOf(definition) ?? -1;
      if (source.machine.id === machineId && list && index >= 0) takenTransitions.add(nameOf(list, index));
    }
  };
  return { takenTransitions, inspect };
}
