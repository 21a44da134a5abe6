import { addDays } from '#domain/values/localDate.ts';
import type { BookingClient, Visitor } from '../bookingClient.ts';
import { randomDay } from './bareQueries.ts';
import { fine, withClient } from './clients.ts';
import { addEvening, createEvening } from './eveningEntry.ts';
import { median, perSecond } from './load.ts';
import { newNetwork } from './networks.ts';
import { paired } from './paired.ts';
import { firstDay } from './prepare.ts';
import type { Spawned } from './spawned.ts';

export type Row = { what: string; clients: number; kuur: number; bare: number; ratio: number; p99: number };
export type Sides = { kuur: Spawned; bare: Spawned };
/** Rounds after a first one that is not counted, and work of a round. */
type Size = { rounds: number; count: number };

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
    ready: async (client) => async () => addEvening(await createEvening(client)),
  },
  {
    what: 'check-in alone',
    times: 1,
    bare: { method: 'POST', path: '/book' },
    ready: async (client, count) => {
      const visitors: Visitor[] = [];
      while (visitors.length < count) visitors.push(await createEvening(client));
      return () => addEvening(visitors.pop()!);
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
  const total = Math.ceil(count * measure.times * (clients === 1 ? 1 : 2));
  const { one, other, ratio } = await paired(
    rounds,
    () =>
      withClient(sides.kuur, clients, async (client) => {
        const work = await measure.ready(client, total);
        return perSecond(clients, total, work);
      }),
    () =>
      withClient(sides.bare, clients, (client) =>
        perSecond(clients, total, async () => fine(await client.send(measure.bare), 200)),
      ),
  );
  return { what: measure.what, clients, kuur: one.rate, bare: other.rate, ratio, p99: one.p99 };
}

async function measureRaw(sides: Sides, { rounds, count, clients }: Size & { clients: number }): Promise<Row> {
  const [http, raw]: [number[], number[]] = [[], []];
  const p99: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = `/raw?clients=${clients}&count=${count}`;
    raw.push(
      await withClient(sides.bare, 1, async (client) => (await client.send<number>({ method: 'GET', path })).data),
    );
    const bookCall = { method: 'POST', path: '/book' };
    const load = await withClient(sides.bare, clients, (client) =>
      perSecond(clients, count, () => client.send(bookCall)),
    );
    http.push(load.rate);
    p99.push(load.p99);
  }
  const ratio = median(http.map((rate, index) => rate / raw[index]!));
  return { what: 'bare HTTP / raw SQL', clients, kuur: median(http), bare: median(raw), ratio, p99: median(p99) };
}
