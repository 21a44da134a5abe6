import { apiPaths, visitPaths } from '../../../e2e/paths/model/paths.ts';
import type { ApiPath } from '../../../e2e/paths/model/paths.ts';
import { worlds } from '../../../e2e/paths/worlds/worlds.ts';
import { prepareBrowser } from '../runPaths.ts';
import { apiFailureOf } from './apiFailure.ts';
import { failureOf } from './failure.ts';
import { faults } from './faults.ts';
import type { PlantedFault } from './faults.ts';
import { faultyCopy } from './faultyCopy.ts';
import type { FaultyCopy } from './faultyCopy.ts';
import { wiringFaults } from './wiring.ts';
import type { WiringFault } from './wiring.ts';

/** Where a path stopped: all that was said, and what is to be read of it. */
export type Caught = { message: string; short: string };

type Row = { fault: string; path: string; words: string; isCaught: boolean };

/** How one level plants a fault and walks the path that is about it; null when nobody noticed. */
type Planting<Each extends PlantedFault> = {
  pathOf: (fault: Each) => string;
  failureOf: (id: string, fault: Each, copy: FaultyCopy) => Promise<Caught | null>;
};

/** The path of these, or the world, that is about this fault. */
export function pathAbout(fault: WiringFault, paths: readonly ApiPath[]): string {
  if ('world' in fault) return worlds.find(({ name }) => name === fault.world)!.id;
  const { flow, key } = fault;
  const path = paths.find((each) => each.flow === flow && each.steps.some((step) => step.key === key));
  if (path === undefined) throw new Error(`No path on the API through ${flow} does '${key}'`);
  return path.id;
}

function onApi(): Planting<WiringFault> {
  const paths = apiPaths();
  return {
    pathOf: (fault) => pathAbout(fault, paths),
    failureOf: (id, fault, copy) => copy.planted(fault, () => apiFailureOf(id, copy.folder)),
  };
}

/** Plants one fault after another, walks the path that is about it, and says by which words it was caught. Returns the exit code. */
export async function plantFaults(name: string | undefined, level: 'browser' | 'api'): Promise<number> {
  if (level === 'api') return plantAll(wiringFaults, name, onApi());
  const env = await prepareBrowser();
  if (env === null) return 1;
  const paths = visitPaths();
  return plantAll(faults, name, {
    pathOf: ({ flow }) => paths.find((path) => path.flow === flow)!.id,
    failureOf: async (id, fault, copy) => {
      await copy.build(fault);
      const failure = await failureOf(id, { ...env, KUUR_BUILT_IN: copy.folder });
      return failure && { message: failure.message, short: `${failure.step}: ${failure.short}` };
    },
  });
}

async function plantAll<Each extends PlantedFault>(
  all: readonly Each[],
  namedPart: string | undefined,
  planting: Planting<Each>,
): Promise<number> {
  const chosen = all.filter(({ name }) => namedPart === undefined || name.includes(namedPart));
  if (chosen.length === 0) {
    console.error(`No fault '${namedPart}': choose from\n${all.map(({ name }) => `  ${name}`).join('\n')}`);
    return 1;
  }
  const copy = faultyCopy();
  const rows: Row[] = [];
  try {
    for (const fault of chosen) {
      const row = await judge(fault, copy, planting);
      rows.push(row);
      console.log(lineOf(row));
    }
  } finally {
    copy.remove();
  }
  const missed = rows.filter(({ isCaught }) => !isCaught).length;
  console.log(`${rows.length} faults, ${rows.length - missed} caught`);
  return missed === 0 ? 0 : 1;
}

async function judge<Each extends PlantedFault>(fault: Each, copy: FaultyCopy, planting: Planting<Each>): Promise<Row> {
  const row = { fault: fault.name, path: planting.pathOf(fault) };
  try {
    const failure = await planting.failureOf(row.path, fault, copy);
    if (failure === null) return { ...row, words: 'nobody noticed', isCaught: false };
    const isCaught = fault.says.test(failure.message);
    return { ...row, words: isCaught ? failure.short : failure.message, isCaught };
  } catch (error) {
    return { ...row, words: (error as Error).message, isCaught: false };
  }
}

const lineOf = ({ fault, path, words, isCaught }: Row): string =>
  `| ${fault} | ${path} | ${isCaught ? '' : 'NOT CAUGHT: '}${words} |`;
