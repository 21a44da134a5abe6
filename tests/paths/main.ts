import { approve } from './approval.ts';
import { coverageOf } from './coverage.ts';
import { walkedMachines } from './machines.ts';
import { mutate } from './mutation/main.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';
import { stepWords } from './words.ts';

const args = process.argv.slice(2);
const countOf = ({ seen, all }: { seen: number; all: number }): string => `${seen}/${all}`;

if (args[0] === 'mutate') await mutate(args.slice(1));
else
  for (const walked of walkedMachines) {
    if (args.includes('--accept')) {
      approve(walked);
      continue;
    }
    const ways = waysOf(walked).filter(({ id }) => args.length === 0 || args.includes(id));
    for (const way of ways) {
      if (args.length > 0) console.log([way.id, ...walk(walked.machine, way).map(({ line }) => line)].join('\n  '));
      else console.log(`${way.id}  ${walked.machine.id}: ${[way.start, ...way.events.map(stepWords)].join(' · ')}`);
    }
    if (args.length > 0) continue;
    const { states, transitions, guards } = coverageOf(walked);
    console.log(
      `${walked.machine.id}: ${ways.length} paths · states ${countOf(states)} · transitions ${countOf(transitions)} · answers of guards ${countOf(guards)}`,
    );
    for (const name of guards.missing) console.log(`  never: ${name}`);
  }
