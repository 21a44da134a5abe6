import { visitPaths } from '../../../e2e/paths/model/paths.ts';
import { faults } from './faults.ts';
import type { Fault } from './faults.ts';
import { faultyCopy } from './faultyCopy.ts';
import { prepareBrowser } from '../runPaths.ts';
import { failureOf } from './failure.ts';

type Row = { fault: string; path: string; words: string; isCaught: boolean };

/** Builds one fault after another, walks the path that is about it, and says by which words it was caught. Returns the exit code. */
export async function plantFaults(namedPart: string | undefined): Promise<number> {
  const chosen = faults.filter(({ name }) => namedPart === undefined || name.includes(namedPart));
  if (chosen.length === 0) {
    console.error(`No fault '${namedPart}': choose from\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
    return 1;
  }
  const env = await prepareBrowser();
  if (env === null) return 1;
  const copy = faultyCopy();
  const rows: Row[] = [];
  for (const fault of chosen) {
    const row = await judge(fault, copy, env);
    rows.push(row);
    console.log(lineOf(row));
  }
  copy.remove();
  const missed = rows.filter(({ isCaught }) => !isCaught).length;
  console.log(`${rows.length} faults, ${rows.length - missed} caught`);
  return missed === 0 ? 0 : 1;
}

async function judge(fault: Fault, copy: ReturnType<typeof faultyCopy>, env: NodeJS.ProcessEnv): Promise<Row> {
  const { id } = visitPaths().find(({ flow }) => flow === fault.flow)!;
  const row = { fault: fault.name, path: id };
  try {
    await copy.build(fault);
  } catch (error) {
    return { ...row, words: (error as Error).message, isCaught: false };
  }
  const failure = await failureOf(id, { ...env, KUUR_BUILT_IN: copy.folder });
  if (failure === null) return { ...row, words: 'nobody noticed', isCaught: false };
  const isCaught = fault.says.test(failure.message);
  return { ...row, words: `${failure.step}: ${isCaught ? failure.short : failure.message}`, isCaught };
}

const lineOf = ({ fault, path, words, isCaught }: Row): string =>
  `| ${fault} | ${path} | ${isCaught ? '' : 'NOT CAUGHT: '}${words} |`;
