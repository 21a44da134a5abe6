import { walkedMachines } from '../machines.ts';
import { mutantsOf } from './mutants.ts';
import { replayOf } from './replay.ts';

/** Judges the mutants that it is asked about, one after another: `{ machine, index }` → `Verdict`. */
const prepared = new Map<string, (index: number) => string>();

function prepare(machine: string): (index: number) => string {
  const walked = walkedMachines.find(({ machine: each }) => each.id === machine)!;
  const [mutants, verdictOf] = [mutantsOf(walked.machine), replayOf(walked)];
  return (index) => verdictOf(mutants[index]!);
}

process.on('message', ({ machine, index }: { machine: string; index: number }) => {
  const judge = prepared.get(machine) ?? prepare(machine);
  prepared.set(machine, judge);
  process.send!('ready');
  process.send!(judge(index));
});
