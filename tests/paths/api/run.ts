import { expect } from 'vitest';
import { parseTime } from '#domain/values/timeOfDay.ts';
import { walkedFlows } from '../../../e2e/paths/model/flows.ts';
import type { ApiPath } from '../../../e2e/paths/model/paths.ts';
import type { PlannedDay } from '../../../e2e/support/days.ts';
import { acts } from './acts.ts';
import type { Doing } from './acts.ts';
import { heldBy } from './held.ts';
import { lineOf, serverState } from './line.ts';
import { ApiVisit } from './visit.ts';
import type { Surroundings } from './visit.ts';

const minute = (time: string | null): number | null => (time === null ? null : parseTime(time));

/** The machine says of money, guests and times what the server does, unless the visitor cannot know it. */
async function expectHonest(visit: ApiVisit, { date }: Doing['request']): Promise<void> {
  const fromMachine = visit.snapshot.context.facts.reservation;
  const held = await heldBy(visit);
  if (held === null) return;
  if (date !== '') expect(held.startDate, 'the day on the server').toBe(date);
  if (fromMachine === null) return;
  const { total, totalPaid, totalPayNow, totalMayPayNow, personCount, startDate, startTime, endTime } = held;
  const sums = { total, totalPaid, totalPayNow, totalMayPayNow, personCount, date: startDate };
  const times = { startTime: minute(startTime), endTime: minute(endTime) };
  expect(fromMachine, 'what the machine knows').toMatchObject({ ...sums, ...times });
}

type Walk = { day: PlannedDay; judge: (line: string, step: number) => void };

/** Walks a path with the machines, actors and server of the product; gives its lines, each judged before the next step. */
export async function linesOf(
  surroundings: Surroundings,
  { flow, steps }: ApiPath,
  { day, judge }: Walk,
): Promise<string[]> {
  const visit = new ApiVisit(surroundings, walkedFlows[flow].slug);
  const lines: string[] = [];
  const request: Doing['request'] = { product: '', date: '', at: '' };
  try {
    await visit.open();
    let before = await serverState(visit, 'draft');
    for (const step of steps) {
      await acts[step.key](visit, { step, flow, day, request });
      await visit.arrives(step);
      if (!surroundings.network.isGone) await expectHonest(visit, request);
      const after = await serverState(visit, step.to);
      const line = lineOf(step, { codes: visit.takeCodes(), before, after });
      judge(line, lines.length);
      lines.push(line);
      before = after;
    }
    return lines;
  } catch (error) {
    throw new Error(`${lines.join('\n')}\n${steps[lines.length]?.words}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    visit.close();
  }
}
