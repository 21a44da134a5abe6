import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { ask } from './api.ts';
import { textOf } from './days.ts';
import type { Stay } from './pages/checkinPage.ts';
import type { RunningServer } from './server.ts';
import type { Entry } from './steps.ts';

type Ids = { entryId: string; activityId: string };
type Days = Record<string, unknown>;

/** A hold for two with an entry for both, on the day that is bookable as the entry says; gives day and session. */
export async function holdEntry(
  server: RunningServer,
  { slug, day: nth, stay }: Entry,
  language = 'nl',
): Promise<{ date: string; session: string }> {
  const inNextMonth = addMonths(await todayOf(server), 1);
  const [from, to] = [startOfMonth(inNextMonth), endOfMonth(inNextMonth)];
  const days = await daysFor(server, { ...(await entryOf(server, slug)), from, to, persons: 2 });
  const date = Object.keys(days).toSorted()[nth];
  if (date === undefined) throw new Error(`There is no bookable day number ${nth} in the coming month`);
  return { date, session: await holdStay(server, { slug, date, stay, persons: 2, language }) };
}

/** A hold for so many with an entry for all of them; gives its session. */
export async function holdStay(
  server: RunningServer,
  { slug, date, stay, persons, language = 'nl' }: StayOf,
): Promise<string> {
  const { session } = await ask<{ session: { id: string } }>(server, {
    method: 'POST',
    path: `/reservation/${slug}`,
    body: { personCount: persons, date, startTime: stay.arrival, endTime: stay.departure },
    language,
  });
  await ask(server, {
    method: 'PUT',
    path: `/reservation/${slug}/checkin`,
    body: { ...(await entryOf(server, slug)), persons: [-1] },
    session: session.id,
  });
  return session.id;
}

interface StayOf {
  slug: string;
  date: string;
  stay: Stay;
  persons: number;
  language?: string;
}

/** A day of the coming weeks with room for so many in an entry, and not for one more. */
export async function fullestDay(server: RunningServer, slug: string, places: number): Promise<string> {
  const [enough, tooMany] = await Promise.all(
    [places, places + 1].map((persons) => daysWithRoom(server, slug, persons)),
  );
  const date = enough!.find((each) => !tooMany!.includes(each));
  if (date === undefined) throw new Error(`No day has exactly ${places} places left`);
  return date;
}

/** The days of the coming weeks on which so many can come in together, in order. */
export async function daysWithRoom(server: RunningServer, slug: string, persons: number): Promise<string[]> {
  const [ids, today] = [await entryOf(server, slug), await todayOf(server)];
  return Object.keys(await daysFor(server, { ...ids, from: today, to: addDays(today, 30), persons })).toSorted();
}

async function entryOf(server: RunningServer, slug: string): Promise<Ids> {
  const { checkinGroups } = await ask<{
    checkinGroups: { entryProduct: { xplanId: string }; activityProduct: { xplanId: string } }[];
  }>(server, { method: 'GET', path: `/flows/${slug}?type=slug` });
  const { entryProduct, activityProduct } = checkinGroups[0]!;
  return { entryId: entryProduct.xplanId, activityId: activityProduct.xplanId };
}

const todayOf = async (server: RunningServer): Promise<Date> =>
  new UTCDateMini((await ask<{ today: string }>(server, { method: 'GET', path: '/config' })).today);

function daysFor(
  server: RunningServer,
  { entryId, activityId, from, to, persons }: Ids & { from: Date; to: Date; persons: number },
): Promise<Days> {
  const query = `persons=${persons}&activity=${activityId}`;
  return ask(server, { method: 'GET', path: `/products/${entryId}/schedule/${textOf(from)}-${textOf(to)}?${query}` });
}
