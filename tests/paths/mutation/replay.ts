import type { AnyStateMachine } from 'xstate';
import type { Walked } from '../machines.ts';
import { walk } from '../walk.ts';
import { waysOf } from '../ways.ts';
import type { Mutant } from './mutants.ts';

export type Verdict = 'killed' | 'survived' | 'not loaded';

/** Whether the lines of the ways as they are walked now would have shown a fault. Never searches again. */
export function replayOf(walked: Walked): (mutant: Mutant) => Verdict {
  const ways = waysOf(walked).map((way) => ({ way, lines: walk(walked.machine, way).map(({ line }) => line) }));
  return ({ make }) => {
    let machine: AnyStateMachine;
    try {
      machine = make();
    } catch {
      return 'not loaded';
    }
    return ways.some(({ way, lines }) => differs(machine, way, lines)) ? 'killed' : 'survived';
  };
}

function differs(machine: AnyStateMachine, way: Parameters<typeof walk>[1], lines: readonly string[]): boolean {
  try {
    return walk(machine, way).some(({ line }, at) => line !== lines[at]);
  } catch {
    return true;
  }
}
