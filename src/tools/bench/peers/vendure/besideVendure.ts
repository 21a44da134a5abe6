import { bin, run } from '../../../run.ts';
import { printTable } from '../../planner/table.ts';
import { postgresPlace } from '../../stores.ts';
import { installed } from '../../aside.ts';
import { contestants } from './contest.ts';
import type { Contest } from './contest.ts';
import { holdContests } from './contests.ts';
import type { Contests } from './contests.ts';
import { contestStock } from './fillShop.ts';
import { measureAll } from './measures.ts';
import type { Measured } from './measures.ts';
import { withServers } from './servers.ts';
import { vendure } from './vendureCore.ts';

export async function besideVendure(quick: boolean): Promise<{ measured: Measured[]; contests: Contests }> {
  if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) throw new Error('The build failed.');
  await installed(vendure);
  const place = await postgresPlace();
  if (!place) throw new Error('Vendure needs PostgreSQL: set DATABASE_URL or install it.');
  const size = quick ? { rounds: 2, share: 0.25 } : { rounds: 5, share: 1 };
  try {
    return await withServers(place, async (servers) => {
      const measured = await measureAll(servers, size);
      printMeasured(measured);
      const contests = await holdContests(servers, size.rounds);
      printContests(contests);
      return { measured, contests };
    });
  } finally {
    await place.remove();
  }
}

function printMeasured(measured: readonly Measured[]): void {
  const version = vendure.dependencies['@vendure/core'];
  printTable(`Beside Vendure ${version}: per second [p99 in ms], and ms of processor time for each with its SQL`, [
    ['', 'clients', 'Kuur', 'Vendure', 'ratio', 'Kuur', 'Vendure', 'ratio', 'goal'],
    ...measured.map(({ what, clients, one, other, ratio, cpu, cpuRatio, goal }) => [
      what,
      `${clients}`,
      ...[one, other].map(({ rate, p99 }) => `${rate.toFixed(1)} [${p99.toFixed(0)}]`),
      ratio.toFixed(1),
      ...cpu.map((ms) => ms.toFixed(1)),
      cpuRatio.toFixed(1),
      `${goal}`,
    ]),
  ]);
}

function printContests({ kuur, vendure: theirs }: Contests): void {
  const rowOf = (name: string, contests: readonly Contest[]): string[] => [
    name,
    contests.map(({ sold }) => sold).join(', '),
    contests.map(({ ms }) => ms.toFixed(0)).join(', '),
    JSON.stringify(contests.at(-1)?.refusals),
  ];
  printTable(`${contestants} buyers at once for ${contestStock}, the whole journey`, [
    ['', 'sold in each round', 'ms in each round', 'the others in the last round'],
    rowOf('Kuur', kuur),
    rowOf('Vendure', theirs),
  ]);
}
