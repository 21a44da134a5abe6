import { ask } from '../../../e2e/support/api.ts';
import { takeEverybody } from '../../../e2e/support/bookings.ts';
import { staffToken } from '../../../e2e/support/staff.ts';
import { advanceClock } from '../../../e2e/support/testControl.ts';
import type { ApiHappening, Happening, Trouble } from '../../../e2e/paths/model/visitorKeys.ts';
import { eventually } from './eventually.ts';
import { heldBy } from './held.ts';
import type { ApiVisit } from './visit.ts';
import type { Act } from './acts.ts';

/** What the calls of another tab of the same browser leave behind in this one. */
function tellOtherTabs({ slug }: ApiVisit): void {
  const channel = new BroadcastChannel('reservation');
  channel.postMessage(slug);
  channel.close();
}

const until = (isSo: () => boolean, words: string): Promise<boolean> => eventually(isSo, (so) => so, words);

const factsOf = ({ snapshot }: ApiVisit) => snapshot.context.facts;

/** The hold's end comes as near as this, and the page hears what time it is. */
async function runShort(visit: ApiVisit, secondsLeft: number): Promise<void> {
  const { session, serverTime } = (await heldBy(visit))!;
  const remaining = (Date.parse(session.expiresAt) - Date.parse(serverTime)) / 1_000;
  await advanceClock(visit.server, Math.ceil(remaining - secondsLeft));
  tellOtherTabs(visit);
}

async function decide({ bankUrl }: ApiVisit, status: string): Promise<URL> {
  const form = new URLSearchParams({ status, method: 'ideal' });
  const answer = await fetch(bankUrl, { method: 'POST', body: form, redirect: 'manual' });
  const back = answer.headers.get('location');
  if (back === null) throw new Error(`The bank did not lead back: ${answer.status}`);
  return new URL(back);
}

/** The bank leads back to the site, which opens anew. */
async function comeBack(visit: ApiVisit, status: string): Promise<void> {
  const { searchParams } = await decide(visit, status);
  const returned = searchParams.get('return');
  const error = searchParams.get('error') as 'failed' | 'canceled' | null;
  await visit.open({ step: 'payment', ...(returned && { returned }), ...(error && { error }) });
}

/** In the page that went to the bank. */
export async function comeBackInPage(visit: ApiVisit): Promise<void> {
  const { searchParams } = await decide(visit, 'paid');
  visit.destination = null;
  await visit.enter({ step: 'payment', returned: searchParams.get('return') });
}

async function failNext({ server, storage }: ApiVisit): Promise<void> {
  const session = storage.getItem('reservation_session');
  const fault = { session, operation: null, answer: { code: 'internal' }, times: 1 };
  const answer = await fetch(`${server.controlsUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`No fault: ${answer.status} ${await answer.text()}`);
}

async function removeLastGuest(visit: ApiVisit): Promise<void> {
  const { persons } = (await heldBy(visit))!;
  const last = persons.flatMap(({ products }) => products).at(-1)!;
  const [path, session] = [`/reservation/${visit.slug}`, visit.storage.getItem('reservation_session')!];
  const item =
    last.objectType === 'collection' ? `collection/${last.xplanId}/${last.itemId}` : `product/${last.itemId}`;
  await ask(visit.server, { method: 'DELETE', path: `${path}/${item}`, session });
  const before = factsOf(visit).reservation!.itemMarks.length;
  tellOtherTabs(visit);
  await until(
    () => (factsOf(visit).reservation?.itemMarks.length ?? 0) < before,
    'the page hears what another tab removed',
  );
}

/** Who makes what happens meanwhile: bank, staff, clock, network, server, another tab or another visitor. */
export const happenings: Record<Happening | Trouble | ApiHappening, Act> = {
  'bank pays': (visit) => comeBack(visit, 'paid'),
  'bank refuses': (visit) => comeBack(visit, 'failed'),
  'bank is left': (visit) => comeBack(visit, 'canceled'),
  'bank waits': (visit) => comeBack(visit, 'open'),
  'bank pays late': async (visit) => void (await decide(visit, 'paid')),
  'others take the time': ({ server, slug }, { request }) =>
    takeEverybody(server, { slug, product: request.product, date: request.date, at: request.at }),
  'network goes': async ({ network }) => {
    network.isGone = true;
    network.cut();
  },
  'network comes back': async ({ network }) => {
    network.isGone = false;
  },
  'server refuses': failNext,
  'hold runs short': async (visit) => {
    await runShort(visit, 4.5 * 60);
    await until(() => factsOf(visit).minutesLeft !== null, 'the page warns that the time is almost over');
  },
  'hold ends': (visit) => runShort(visit, -1),
  'other tab removes': removeLastGuest,
  'other tab empties': async (visit) => {
    const [path, session] = [`/reservation/${visit.slug}`, visit.storage.getItem('reservation_session')!];
    await ask(visit.server, { method: 'DELETE', path, session });
    tellOtherTabs(visit);
  },
  'staff cancels': async (visit) => {
    const path = `/admin/reservations/${factsOf(visit).reservation!.id}/cancel`;
    const token = await staffToken(visit.server);
    await ask(visit.server, { method: 'POST', path, token, body: { reason: 'Gesloten', notifyGuest: false } });
  },
};
