import { walkedMachines } from '../machines.ts';
import { walk } from '../walk.ts';
import { waysOf } from '../ways.ts';
import { errorLines } from './errorLines.ts';
import type { ErrorLine } from './errorLines.ts';

/** An error line with the shortest path that ends on it, the journey that reads it, or nothing. */
export type ShownLine = ErrorLine & { by: { id: string; machine: string; step: string } | { journey: string } | null };

type Step = { id: string; machine: string; step: string; length: number };

const allSteps = (): Step[] =>
  walkedMachines
    .flatMap((walked) =>
      waysOf(walked).flatMap((way) =>
        walk(walked.machine, way).map(({ line }, at) => ({
          id: way.id,
          machine: walked.machine.id,
          step: line,
          length: at,
        })),
      ),
    )
    .toSorted((one, other) => one.length - other.length);

export function shownLines(): ShownLine[] {
  const steps = allSteps();
  return errorLines.map((line) => {
    const { shown } = line;
    if (shown === null) return { ...line, by: null };
    if ('journey' in shown) return { ...line, by: { journey: shown.journey } };
    const step = steps.find((each) => shown.step.test(each.step));
    return { ...line, by: step === undefined ? null : { id: step.id, machine: step.machine, step: step.step } };
  });
}
