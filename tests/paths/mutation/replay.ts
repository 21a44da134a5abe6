import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Walked } from '../machines.ts';
import { begin, goOn } from '../walk.ts';
import { stepsOf } from './steps.ts';
import type { Step } from './steps.ts';
import type { Mutant } from './mutants.ts';

export type Verdict = 'killed' | 'survived' | 'not loaded';

/**
 * Whether the lines of the ways as they are walked now would have shown a fault: those that pass its place, from near to
 * far, until a line is another. Never searches again.
 */
export function replayOf(walked: Walked): (mutant: Mutant) => Verdict {
  const steps = stepsOf(walked);
  return ({ make, touches }) => {
    let machine: AnyStateMachine;
    try {
      machine = make();
    } catch {
      return 'not loaded';
    }
    return isSeen(machine, stepsThat(steps, touches)) ? 'killed' : 'survived';
  };
}

/** Those that a fault touches, all that lead there, and all that go on from there. */
function stepsThat(steps: readonly Step[], touches: Mutant['touches']): ReadonlySet<Step> {
  const chosen = new Set<Step>();
  const behind = new Set<Step>();
  for (const step of steps) {
    if (!(step.before !== null && behind.has(step.before)) && !touches(step.passed)) continue;
    behind.add(step);
    for (let each: Step | null = step; each !== null && !chosen.has(each); each = each.before) chosen.add(each);
  }
  return chosen;
}

function isSeen(machine: AnyStateMachine, steps: ReadonlySet<Step>): boolean {
  const snapshots = new Map<Step, AnyMachineSnapshot>();
  try {
    return [...steps]
      .toSorted((a, b) => a.depth - b.depth)
      .some((step) => {
        const { way, before, event, line } = step;
        const moment = before === null ? begin(machine, way) : goOn(machine, snapshots.get(before)!, event!);
        snapshots.set(step, moment.snapshot);
        return moment.line !== line;
      });
  } catch {
    return true;
  }
}
