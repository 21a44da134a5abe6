import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from '@xstate/graph';

/** All of a machine's state nodes, the root included. */
export const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];
