import { addDays } from '#domain/values/localDate.ts';
import { bookingClient } from '../bookingClient.ts';
import type { Answer, BookingClient, Visitor } from '../bookingClient.ts';
import { randomDay } from './bareQueries.ts';
import { median, perSecond } from './load.ts';
import { newNetwork } from './networks.ts';
import { firstDay } from './prepare.ts';
import type { Spawned } from './spawned.ts';

export type Row = { what: string; clients: number; kuur: number; bare: number; ratio: number; p99: number };
export type Sides = { kuur: Spawned; bare: Spawned };
/** Rounds after a first one that is not counted, and work of a round. */
type Size = { rounds: number; count: number };

const slug = 'avondentree';
const stay = { personCount: 1, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };
const month = `/api/products/1004/schedule/${firstDay}-${addDays(firstDay, 30)}?persons=2&activity=2004`;

const monthOfFlow = `/api/flows/behandelingen/schedule/${firstDay}-${addDays(firstDay, 30)}?persons=1`;

type Measure = {
  what: string;
  times: number;
  bare: { method: string; path: string; body?: object };
  ready: (client: BookingClient, count: number) => Promise<() => Promise<unknown>>;
};

const measures: Measure[] = [
  {
    what: 'booking: create + check-in',
    times: 1,
    bare: { method: 'POST', path: '/book' },
    ready: async (client) => async () => add(await created(client)),
  },
  {
    what: 'check-in alone',
    times: 1,
    bare: { method: 'POST', path: '/book' },
    ready: async (client, count) => {
      const visitors: Visitor[] = [];
      while (visitors.length < count) visitors.push(await created(client));
      return () => add(visitors.pop()!);
    },
  },
  {
    what: 'month calendar',
    times: 2,
    bare: { method: 'GET', path: '/calendar' },
    ready: async (client) => async () => fine(await client.send(visitorGet(month)), 200),
  },
];

const treated = { productId: 'rugmassage', resourceIds: ['therapeut-noor', 'massagekamer-1'] };
const treatments = 'behandelingen';

measures.push(
  {
    what: 'treatment: create, add, cancel',
    times: 0.5,
    bare: { method: 'POST', path: '/treat', body: treated },
    ready: async (client) => async () => {
      const visitor = client.visitor(newNetwork());
      fine(await visitor.create(treatments, { personCount: 1, date: randomDay() }), 201);
      fine(await visitor.addProduct(treatments, { productId: '4120', persons: [1] }), 200);
      fine(await visitor.cancel(treatments), 204);
    },
  },
  {
    what: 'month of all treatments',
    times: 0.5,
    bare: { method: 'POST', path: '/days', body: treated },
    ready: async (client) => async () => fine(await client.send(visitorGet(monthOfFlow)), 200),
  },
  {
    what: 'times of a treatment',
    times: 0.5,
    bare: { method: 'POST', path: '/days', body: treated },
    ready: async (client) => async () =>
      fine(await client.send(visitorGet(`/api/products/4120/times/${randomDay()}?persons=1`)), 200),
  },
);

const visitorGet = (path: string) => ({ method: 'GET', path, headers: { 'x-forwarded-for': newNetwork() } });

async function created(client: BookingClient): Promise<Visitor> {
  const visitor = client.visitor(newNetwork());
  fine(await visitor.create(slug, { ...stay, date: randomDay() }), 201);
  return visitor;
}

async function add(visitor: Visitor): Promise<void> {
  const answer = fine(await visitor.addCheckin(slug, checkin), 200);
  if (answer.data.notBookedProducts.length > 0) throw new Error('The bench found the pool full.');
}

function fine<T>(answer: Answer<T>, status: number): Answer<T> {
  if (answer.status !== status) throw new Error(`The server answered ${answer.status} ${answer.code ?? ''}.`);
  return answer;
}

const clientCounts = [1, 16, 64];

/** Product and bare server in pairs of rounds; the ratio is the median of the pairs. */
export async function measureAll(sides: Sides, size: Size): Promise<Row[]> {
  const rows: Row[] = [];
  for (const clients of clientCounts) {
    for (const measure of measures) rows.push(await measureOne(measure, sides, { ...size, clients }));
  }
  for (const clients of clientCounts) rows.push(await measureRaw(sides, { ...size, clients }));
  return rows;
}

async function measureOne(
  measure: Measure,
  sides: Sides,
  { rounds, count, clients }: Size & { clients: number },
): Promise<Row> {
  const [kuur, bare]: [number[], number[]] = [[], []];
  const p99: number[] = [];
  const total = Math.ceil(count * measure.times * (clients === 1 ? 1 : 2));
  for (let round = 0; round <= rounds; round += 1) {
    const product = await sideOf(sides.kuur, clients, async (client) => {
      const work = await measure.ready(client, total);
      return perSecond(clients, total, work);
    });
    const ceiling = await sideOf(sides.bare, clients, (client) =>
      perSecond(clients, total, async () => fine(await client.send(measure.bare), 200)),
    );
    if (round === 0) continue;
    kuur.push(product.rate);
    bare.push(ceiling.rate);
    p99.push(product.p99);
  }
  const ratio = median(kuur.map((rate, index) => rate / bare[index]!));
  return { what: measure.what, clients, kuur: median(kuur), bare: median(bare), ratio, p99: median(p99) };
}

async function measureRaw(sides: Sides, { rounds, count, clients }: Size & { clients: number }): Promise<Row> {
  const [http, raw]: [number[], number[]] = [[], []];
  const p99: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = `/raw?clients=${clients}&count=${count}`;
    raw.push(await sideOf(sides.bare, 1, async (client) => (await client.send<number>({ method: 'GET', path })).data));
    const bookCall = { method: 'POST', path: '/book' };
    const load = await sideOf(sides.bare, clients, (client) => perSecond(clients, count, () => client.send(bookCall)));
    http.push(load.rate);
    p99.push(load.p99);
  }
  const ratio = median(http.map((rate, index) => rate / raw[index]!));
  return { what: 'bare HTTP / raw SQL', clients, kuur: median(http), bare: median(raw), ratio, p99: median(p99) };
}

async function sideOf<T>(
  { origin }: Spawned,
  connections: number,
  work: (client: BookingClient) => Promise<T>,
): Promise<T> {
  const client = bookingClient(origin, 'olijfgaard', connections);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}
