import { walkedFlows } from '../../../../e2e/paths/model/flows.ts';
import type { Venue } from '../../../../e2e/paths/worlds/venue.ts';
import { pathStep } from '../../../../e2e/paths/worlds/worldSteps.ts';
import type { World } from '../../../../e2e/paths/worlds/worlds.ts';
import { acts } from '../acts.ts';
import type { Doing } from '../acts.ts';
import { lineOf, serverState } from '../line.ts';
import { ApiVisit } from '../visit.ts';
import type { Surroundings } from '../visit.ts';
import { readOf } from './apiEnds.ts';

/** Walks the path of a world; gives its last line, and what is read there. */
export async function lastLineOf(
  surroundings: Surroundings & { venue: Venue },
  { flow, steps, beyondPage = [], end }: World,
  date: string,
): Promise<string> {
  const visit = new ApiVisit(surroundings, walkedFlows[flow].slug);
  const request: Doing['request'] = { product: '', date, at: '' };
  let line = '';
  try {
    await visit.open();
    const { place: beginning } = await visit.settles();
    let [from, before] = [beginning, await serverState(visit, beginning)];
    for (const each of [...steps, ...beyondPage]) {
      if ('happens' in each) {
        await each.happens(surroundings.venue, date);
        continue;
      }
      const step = pathStep(each, from);
      if (each.key === 'visit date.chosen') visit.tell('visit', { type: 'date.chosen', date } as never);
      else await acts[each.key](visit, { step, flow, day: { months: 1, weekday: 3 }, request });
      const { place, page } = await visit.settles();
      if (place !== each.to) throw new Error(`${each.words} leads to ${place}, not ${each.to}`);
      const after = await serverState(visit, place);
      line = lineOf({ ...step, page }, { codes: visit.takeCodes(), before, after });
      [from, before] = [place, after];
    }
    const read = await readOf(end).reads?.(visit);
    return read === undefined ? line : `${line} · ${read}`;
  } finally {
    visit.close();
  }
}
