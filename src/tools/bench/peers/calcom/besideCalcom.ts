import { deepStrictEqual } from 'node:assert';
import type { Day } from '#domain/scheduling/day/day.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import { localMinuteAt } from '#domain/values/zonedTime.ts';
import { busyMonth, massage } from '../../busyMonth.ts';
import { median } from '../../load.ts';
import { printTable } from '../../planner/table.ts';
import { memoizeFormatters } from './memoizedFormatters.ts';
import { calcom, calcomLibraries } from './libraries.ts';
import type { Slots } from './libraries.ts';
import { offeredDays, startsOfMonth } from './ownMonth.ts';
import { slotsOfTeam } from './slotsOfTeam.ts';
import { timeZone } from './team.ts';

/** Milliseconds of processor time; `memoized`: cal.com with memoized formatters. */
type Round = { starts: number; days: number; calcom: number; memoized: number };

const manyBookings = 0.85;
const turns = 20;

/** A month of 30 therapists, every quarter of an hour, in turn; both must find the same starts. */
export async function besideCalcom(quick: boolean): Promise<{ rounds: Round[] }> {
  const libraries = await calcomLibraries();
  const month = therapistsOf(busyMonth());
  const askCalcom = slotsOfTeam(libraries, month);
  for (const days of [month, therapistsOf(busyMonth(manyBookings))])
    deepStrictEqual(minutesOf(await slotsOfTeam(libraries, days)()), startsOfMonth(days));
  const rounds: Round[] = [];
  for (let round = 0; round <= (quick ? 2 : 5); round += 1) {
    const starts = await cpuMs(() => repeated(() => startsOfMonth(month)));
    const days = await cpuMs(() => repeated(() => offeredDays(month)));
    const plain = await cpuMs(askCalcom);
    const restore = memoizeFormatters();
    const memoized = await cpuMs(askCalcom).finally(restore);
    if (round > 0) rounds.push({ starts: starts / turns, days: days / turns, calcom: plain, memoized });
  }
  print(rounds);
  return { rounds };
}

const therapistsOf = (month: readonly Day[]): Day[] =>
  month.map((day) => ({ ...day, resources: day.resources.filter(({ skills }) => skills.includes(needKey(massage))) }));

const minutesOf = (slots: Slots): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(slots).map(([date, starts]) => [
      date,
      starts.map(({ time }) => localMinuteAt(Date.parse(time), timeZone)),
    ]),
  );

function repeated(work: () => unknown): void {
  for (let turn = 0; turn < turns; turn += 1) work();
}

async function cpuMs(work: () => unknown): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

function print(rounds: readonly Round[]): void {
  const version = calcom.dependencies['@calcom/platform-libraries'];
  const ms = (way: keyof Round): string => median(rounds.map((round) => round[way])).toFixed(2);
  const ratio = (one: keyof Round, other: keyof Round): string =>
    median(rounds.map((round) => round[one] / round[other])).toFixed(0);
  printTable(`Beside @calcom/platform-libraries ${version}: a month of 30 staff, ms of processor time`, [
    ['', 'ms', 'cal.com by it', 'formatters memoized'],
    ['Kuur: all starts', ms('starts'), ratio('calcom', 'starts'), ratio('memoized', 'starts')],
    ['Kuur: the days that have one', ms('days'), ratio('calcom', 'days'), ratio('memoized', 'days')],
    ['cal.com: all starts', ms('calcom'), '', ''],
    ['cal.com: all starts, formatters memoized', ms('memoized'), '', ''],
  ]);
}
