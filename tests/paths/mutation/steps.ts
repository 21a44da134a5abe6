import type { AnyMachineSnapshot } from 'xstate';
import type { Walked } from '../machines.ts';
import { begin, goOn } from '../walk.ts';
import type { Moment } from '../walk.ts';
import { waysOf } from '../ways.ts';
import type { NamedWay } from '../ways.ts';
import { passingOf } from './passing.ts';
import type { Passed } from './passing.ts';

/** What happens after the same steps; ways that begin alike share them. */
export type Step = {
  way: NamedWay;
  depth: number;
  before: Step | null;
  /** Null where ways begin. */
  event: { type: string } | null;
  line: string;
  passed: Passed;
};

type WalkedStep = { step: Step; snapshot: AnyMachineSnapshot; following: Map<unknown, WalkedStep> };

/** Every step of the ways through a machine, with its line and what it passes; each after the one before it. */
export function stepsOf(walked: Walked): Step[] {
  const { watched, first, next } = passingOf(walked.machine);
  const starts = new Map<string, WalkedStep>();
  const steps: Step[] = [];
  const noted = (step: Omit<Step, 'line'>, { line, snapshot }: Moment): WalkedStep => {
    const last: WalkedStep = { step: { ...step, line }, snapshot, following: new Map() };
    steps.push(last.step);
    return last;
  };
  for (const way of waysOf(walked)) {
    const { start, input } = way;
    const beginning = { way, depth: 0, before: null, event: null };
    let last = starts.get(start) ?? noted({ ...beginning, passed: first(input) }, begin(watched, way));
    starts.set(start, last);
    for (const event of way.events) {
      const { step: before, snapshot, following } = last;
      const step = { way, depth: before.depth + 1, before, event };
      last = following.get(event) ?? noted({ ...step, passed: next(snapshot, event) }, goOn(watched, snapshot, event));
      following.set(event, last);
    }
  }
  return steps;
}
