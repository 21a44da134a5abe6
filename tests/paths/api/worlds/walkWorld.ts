import { walkedFlows } from '../../../../e2e/paths/model/flows.ts';
import type { FlowName } from '../../../../e2e/paths/model/flows.ts';
import { acts } from '../acts.ts';
import type { Doing } from '../acts.ts';
import { lineOf, serverState } from '../line.ts';
import { ApiVisit } from '../visit.ts';
import type { Surroundings } from '../visit.ts';
import type { Venue } from './venue.ts';
import type { WorldStep } from './worlds.ts';

/** No step of a world needs to know more of what the model says. */
const beside = { inside: '', isRefused: false, isBack: false, mayGoOn: null, answered: [], checkout: null };

type Walk = {
  flow: FlowName;
  date: string;
  steps: readonly WorldStep[];
  /** What is to be read where the path ends, beside its last line. */
  reads: (visit: ApiVisit) => string | Promise<string>;
};

/** Walks the path of a world; gives its last line, and what is read there. */
export async function lastLineOf(
  surroundings: Surroundings & { venue: Venue },
  { flow, date, steps, reads }: Walk,
): Promise<string> {
  const visit = new ApiVisit(surroundings, walkedFlows[flow].slug);
  const request: Doing['request'] = { product: '', date, at: '' };
  let line = '';
  try {
    await visit.open();
    let { place: from } = await visit.settles();
    let before = await serverState(visit, from);
    for (const each of steps) {
      if ('happens' in each) {
        await each.happens(surroundings.venue, date);
        continue;
      }
      const [key, words, event = {}] = each;
      const step = { ...beside, key, words, event, from, to: from, page: '' };
      if (key === 'visit date.chosen') visit.tell('visit', { type: 'date.chosen', date } as never);
      else await acts[key](visit, { step, flow, day: { months: 1, weekday: 3 }, request });
      const { place: to, page } = await visit.settles();
      const after = await serverState(visit, to);
      line = lineOf({ ...step, to, page }, { codes: visit.takeCodes(), before, after });
      [from, before] = [to, after];
    }
    const read = await reads(visit);
    return read === '' ? line : `${line} · ${read}`;
  } finally {
    visit.close();
  }
}
