import { ask } from './api.ts';
import { dateOf } from './days.ts';
import type { PlannedDay } from './days.ts';
import type { Stay } from './pages/checkinPage.ts';
import type { RunningServer } from './server.ts';

/** What guests get over HTTP: a product, at a time when it takes one, or an arrangement with what is chosen in it. */
export type BookingRequest =
  | { product: string; guests: number[]; at?: string }
  | { arrangement: string; choices: string[]; guests: number[] };

export interface Group {
  slug: string;
  day: PlannedDay;
  persons?: number;
  /** Only in flows that ask for arrival and departure. */
  stay?: Stay;
  requests: BookingRequest[];
  language?: string;
}

interface Added {
  reservation: { persons: { number: number; products: { xplanId: string }[] }[] };
  notBookedProducts: { name: string; person: number; reason: string }[];
}

type Held = { date: string; session: string };

const countedFrom = new WeakMap<RunningServer, string>();

/**
 * The date of a planned day, counted from the server's today when the first of them was asked for: journeys move its
 * clock ahead, and counted from a later month one's day would be another's.
 */
export async function dateAt(server: RunningServer, day: PlannedDay): Promise<string> {
  if (!countedFrom.has(server)) {
    const { today } = await ask<{ today: string }>(server, { method: 'GET', path: '/config' });
    countedFrom.set(server, today);
  }
  return dateOf(day, countedFrom.get(server)!);
}

/** A hold with all of these requests; throws when one of them cannot be booked. */
export async function holdDay(
  server: RunningServer,
  { slug, day, persons = 2, stay, requests, language = 'nl' }: Group,
): Promise<Held> {
  const date = await dateAt(server, day);
  const session = await begin(server, { slug, persons, date, stay, language });
  for (const request of requests) {
    const { notBookedProducts } = await add(server, { slug, session, request });
    if (notBookedProducts.length > 0) throw new Error(`Not booked on ${date}: ${JSON.stringify(notBookedProducts)}`);
  }
  return { date, session };
}

/** A large group of others books every therapist free for this; throws when none was. */
export async function takeEverybody(
  server: RunningServer,
  { slug, product, date, at }: { slug: string; product: string; date: string; at: string },
): Promise<void> {
  const guests = Array.from({ length: 12 }, (_none, index) => index + 1);
  const session = await begin(server, { slug, persons: guests.length, date });
  const { reservation } = await add(server, { slug, session, request: { product, guests, at } });
  if (reservation.persons.every(({ products }) => products.length === 0))
    throw new Error(`${product} was booked before`);
}

async function begin(
  server: RunningServer,
  {
    slug,
    persons,
    date,
    stay,
    language,
  }: Omit<Partial<Group>, 'persons'> & { slug: string; persons: number; date: string },
): Promise<string> {
  const { session } = await ask<{ session: { id: string } }>(server, {
    method: 'POST',
    path: `/reservation/${slug}`,
    body: { personCount: persons, date, ...(stay ? { startTime: stay.arrival, endTime: stay.departure } : {}) },
    ...(language === undefined ? {} : { language }),
  });
  return session.id;
}

async function add(
  server: RunningServer,
  { slug, session, request }: { slug: string; session: string; request: BookingRequest },
): Promise<Added> {
  const { guests: persons } = request;
  if ('arrangement' in request) {
    const body = { collectionId: request.arrangement, productIds: request.choices, persons };
    return ask(server, { method: 'PUT', path: `/reservation/${slug}/collection`, body, session });
  }
  const { product: productId, at } = request;
  const body = { productId, persons, ...(at === undefined ? {} : { preferredTime: at, timeIsFixed: true }) };
  return ask(server, { method: 'PUT', path: `/reservation/${slug}/product`, body, session });
}
