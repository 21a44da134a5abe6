import { expect } from 'vitest';
import { walkedFlows } from '../../../e2e/paths/model/flows.ts';
import type { ApiPath } from '../../../e2e/paths/model/paths.ts';
import type { PlannedDay } from '../../../e2e/support/days.ts';
import { acts } from './acts.ts';
import type { Doing } from './acts.ts';
import { heldBy } from './held.ts';
import { lineOf, serverWords } from './line.ts';
import { ApiVisit } from './visit.ts';
import type { Surroundings } from './visit.ts';

const weekdays = [3, 5, 6, 7] as const;
const months = [1, 2, 3, 4, 5] as const;

/** Each path has a day of its own, whichever others run. */
export const dayOf = (place: number): PlannedDay => ({
  months: months[Math.floor(place / weekdays.length) % months.length]!,
  weekday: weekdays[place % weekdays.length]!,
});

/** The machine says of money and guests what the server does, unless the visitor cannot know it. */
async function expectHonest(visit: ApiVisit): Promise<void> {
  const fromMachine = visit.snapshot.context.facts.reservation;
  const held = await heldBy(visit);
  if (fromMachine === null || held === null) return;
  const { total, totalPaid, totalPayNow } = held;
  expect(fromMachine).toMatchObject({
    total,
    totalPaid,
    totalPayNow,
    personCount: held.personCount,
    date: held.startDate,
  });
}

/** Walks a path with the machines, actors and server of the product; gives its lines. */
export async function linesOf(
  surroundings: Surroundings,
  { flow, steps }: ApiPath,
  day: PlannedDay,
): Promise<string[]> {
  const visit = new ApiVisit(surroundings, walkedFlows[flow].slug);
  const lines: string[] = [];
  const request: Doing['request'] = { product: '', date: '', at: '' };
  try {
    await visit.open();
    let before = await serverWords(visit, 'draft');
    for (const step of steps) {
      await acts[step.key](visit, { step, flow, day, request });
      await visit.arrives(step);
      if (!surroundings.network.isGone) await expectHonest(visit);
      const after = await serverWords(visit, step.to);
      lines.push(lineOf(step, { codes: visit.takeCodes(), before, after }));
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
