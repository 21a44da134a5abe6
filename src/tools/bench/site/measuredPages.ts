import { demoStaff } from '#demo/venue/demoStaff.ts';
import { bookingClient } from '../../bookingClient.ts';
import type { Answer, BookingClient } from '../../bookingClient.ts';
import { customer, eveningDate } from '../abuse/target.ts';

export interface MeasuredPage {
  what: string;
  path: string;
  /** What its visitor's browser keeps for the site. */
  stored: Record<string, string>;
  /** Measured as on a desk: phones are sent away. */
  isOfStaff: boolean;
}

const slug = 'entree';
const times = { arrival: '11:00', departure: '15:00' };
const chosen = new URLSearchParams({ persons: '2', date: eveningDate, ...times }).toString();

/** The steps of an entry in the order of a booking, other pages, and the back office. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const client = bookingClient(origin, 'olijfgaard', 1);
  const token = await tokenOf(client, '/api/customers/login', customer);
  const { email, password } = demoStaff[0]!;
  const staffToken = await tokenOf(client, '/api/admin/login', { email, password });
  const held = await hold(client);
  const [linked, done] = [await link(await hold(client), token), await link(await hold(client), token)];
  await confirm(done);
  client.close();

  const stranger = storedBy(held.session);
  const customersOwn = { ...storedBy(linked.session), customer_token: token };
  const account = { customer_token: token };
  const visitors: [string, string, Record<string, string>][] = [
    ['start page', '/', {}],
    ['entry: day', `/flow/${slug}`, {}],
    ['entry: times', `/flow/${slug}?${chosen}`, {}],
    ['entry: log in or register', `/flow/${slug}/info`, stranger],
    ['entry: details', `/flow/${slug}/info`, customersOwn],
    ['entry: payment', `/flow/${slug}/payment`, customersOwn],
    ['confirmation', `/reservation/success?ref=${done.id}`, { ...storedBy(done.session), ...account }],
    ['arrangements', `/flow/arrangementen?${chosen}`, {}],
    ['treatments', `/flow/behandelingen?persons=2&date=${eveningDate}`, {}],
    ['gift card', '/flow/cadeaubon', {}],
    ['login', '/customer/login', {}],
    ['account', '/customer', account],
  ];
  const staff = { admin_token: staffToken };
  const office: [string, string, Record<string, string>][] = [
    ['office: login', '/admin/login', {}],
    ['office: day', '/admin', staff],
    ['office: reservations', '/admin/reservations', staff],
    ['office: products', '/admin/products', staff],
  ];
  return [
    ...visitors.map(([what, path, stored]) => ({ what, path, stored, isOfStaff: false })),
    ...office.map(([what, path, stored]) => ({ what, path, stored, isOfStaff: true })),
  ];
}

interface Held {
  id: string;
  session: string;
  visitor: ReturnType<BookingClient['visitor']>;
}

const storedBy = (session: string): Record<string, string> => ({ reservation_session: session });

async function tokenOf(client: BookingClient, path: string, body: object): Promise<string> {
  const answer = await client.send<{ accessToken: string }>({ method: 'POST', path, body });
  return dataOf(answer).accessToken;
}

/** An entry for two. */
async function hold(client: BookingClient): Promise<Held> {
  const { checkinGroups } = dataOf(
    await client.send<{ checkinGroups: { entryProduct: { xplanId: string }; activityProduct: { xplanId: string } }[] }>(
      { method: 'GET', path: `/api/flows/${slug}?type=slug` },
    ),
  );
  const { entryProduct, activityProduct } = checkinGroups[0]!;
  const visitor = client.visitor();
  const stay = { personCount: 2, date: eveningDate, startTime: times.arrival, endTime: times.departure };
  const { id, session } = dataOf(await visitor.create(slug, stay));
  const checkin = { entryId: entryProduct.xplanId, activityId: activityProduct.xplanId, persons: [-1] };
  dataOf(await visitor.addCheckin(slug, checkin));
  return { id, session: session.id, visitor };
}

async function link(held: Held, token: string): Promise<Held> {
  const { session } = dataOf(await held.visitor.link(slug, token));
  return { ...held, session: session.id };
}

async function confirm({ id, visitor }: Held): Promise<void> {
  dataOf(await visitor.prepare(slug, slug));
  dataOf(await visitor.payOnLocation(id));
}

function dataOf<Data>({ status, code, data }: Answer<Data>): Data {
  if (status >= 300) throw new Error(`The server answered ${status} ${code ?? ''}.`);
  return data;
}
