import { execFileSync } from 'node:child_process';
import { walkedMachines } from '../machines.ts';
import { judgeAll } from './judge.ts';
import { mutantsOf } from './mutants.ts';
import type { Verdict } from './replay.ts';

type Judged = { machine: string; place: string; kind: string; verdict: Verdict };

/** Machines with a file that differs from the last commit. */
function changedMachines(): string[] {
  const output = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', 'machines'], {
    encoding: 'utf8',
  });
  return [...output.matchAll(/machines\/([^/\s]+)\//g)].map(([, folder]) => folder!);
}

/** 'assignDraft' of 'action dropped: assignDraft' stays out of the table. */
const groupOf = ({ kind }: Judged): string => kind.split(':', 1)[0]!;

function table(judged: readonly Judged[], keyOf: (one: Judged) => string): string {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  groups.set('all', [...judged]);
  const lines = [...groups].map(([key, ones]) => {
    const killed = ones.filter(({ verdict }) => verdict === 'killed').length;
    return `${key.padEnd(20)}${String(ones.length).padStart(6)}${String(killed).padStart(8)}${((100 * killed) / ones.length).toFixed(1).padStart(8)} %`;
  });
  return ['                    mutants  killed', ...lines].join('\n');
}

/** Puts every fault into the machines, one at a time, and says which nobody would notice who reads the approved walks. */
export async function mutate(args: readonly string[]): Promise<void> {
  const namedIds = args.flatMap((arg, at) => (args[at - 1] === '--machine' ? [arg] : []));
  const ids = args.includes('--changed') ? changedMachines() : namedIds;
  const machines = walkedMachines
    .map(({ machine }) => machine)
    .filter(({ id }) => (ids.length === 0 ? !args.includes('--changed') : ids.includes(id)));
  const mutants = machines.flatMap((machine) =>
    mutantsOf(machine).map(({ place, kind }, index) => ({ machine: machine.id, index, place, kind })),
  );
  const started = performance.now();
  const verdicts = await judgeAll(mutants);
  const judged = mutants
    .map((mutant, at) => ({ ...mutant, verdict: verdicts[at]! }))
    .filter(({ verdict }) => verdict !== 'not loaded');
  for (const { machine, place, kind } of judged.filter(({ verdict }) => verdict === 'survived')) {
    console.log(`survived  ${machine}: ${place} · ${kind}`);
  }
  console.log(`\n${table(judged, ({ machine }) => machine)}\n\n${table(judged, groupOf)}`);
  console.log(
    `\n${mutants.length - judged.length} do not load; ${((performance.now() - started) / 1_000).toFixed(0)} s`,
  );
}
