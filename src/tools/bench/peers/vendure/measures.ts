import type { BookingClient } from '../../../bookingClient.ts';
import { randomDay } from '../../bareQueries.ts';
import { withClient } from '../../clients.ts';
import { addEvening, createEvening } from '../../eveningEntry.ts';
import { median, perSecond } from '../../load.ts';
import type { Load } from '../../load.ts';
import { paired } from '../../paired.ts';
import type { Pair } from '../../paired.ts';
import { watchProcessor } from '../../processorTime.ts';
import { buyer } from './buyer.ts';
import { products } from './fillShop.ts';
import type { Servers } from './servers.ts';
import { variantOf, withShop } from './shopClient.ts';
import type { ShopClient } from './shopClient.ts';
import { bookVisit, dayWithMassage } from '../../bookVisit.ts';

export type Measured = Pair & {
  what: string;
  clients: number;
  goal: number;
  /** Milliseconds of the server and its database for each, Kuur's and Vendure's. */
  cpu: [number, number];
  /** Vendure's by Kuur's. */
  cpuRatio: number;
};

type Measure = {
  what: string;
  /** Kuur's rate by Vendure's, at 1 and at 16 clients. */
  goals: Record<1 | 16, number>;
  /** Of a round at one client. */
  counts: { kuur: number; vendure: number };
  kuur: (client: BookingClient, token: string) => Promise<unknown>;
  vendure: (shop: ShopClient, variant: string) => Promise<void>;
};

const measures: Measure[] = [
  {
    what: 'first item of a new visitor',
    goals: { 1: 25, 16: 40 },
    counts: { kuur: 150, vendure: 24 },
    kuur: async (client) => addEvening(await createEvening(client)),
    vendure: (shop, variant) => buyer(shop).add(variant),
  },
  {
    what: 'the whole journey',
    goals: { 1: 25, 16: 25 },
    counts: { kuur: 50, vendure: 10 },
    kuur: (client, token) => bookVisit(client, dayWithMassage, { token, date: randomDay() }),
    vendure: (shop, variant) => buyer(shop).buy(variant),
  },
];

/** Rounds after a first one that is not counted, and the share of each round's work. */
type Size = { rounds: number; share: number };

export async function measureAll(servers: Servers, size: Size): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const measure of measures) {
    for (const clients of [1, 16] as const) all.push(await measureOne(measure, servers, { ...size, clients }));
  }
  return all;
}

async function measureOne(
  { what, goals, counts, ...work }: Measure,
  { tokens, ...servers }: Servers,
  { rounds, share, clients }: Size & { clients: 1 | 16 },
): Promise<Measured> {
  const cpu = { kuur: [] as number[], vendure: [] as number[] };
  const load = async (side: keyof typeof cpu, buyOnce: () => Promise<unknown>): Promise<Load> => {
    const count = Math.ceil(counts[side] * share * (clients === 1 ? 1 : 2));
    const endWatch = await watchProcessor(servers[side]);
    const result = await perSecond(clients, count, buyOnce);
    const { server, database } = await endWatch();
    cpu[side].push((server + database) / count);
    return result;
  };
  let turn = 0;
  const nextToken = (): string => tokens[(turn += 1) % tokens.length]!;
  const pair = await paired(
    rounds,
    () => withClient(servers.kuur, clients, (client) => load('kuur', () => work.kuur(client, nextToken()))),
    () =>
      withShop(servers.vendure, clients, async (shop) => {
        const variant = await variantOf(shop, `${products.plenty}-0`);
        return load('vendure', () => work.vendure(shop, variant));
      }),
  );
  const [ours, theirs] = [cpu.kuur.slice(1), cpu.vendure.slice(1)];
  const cpuRatio = median(theirs.map((ms, round) => ms / ours[round]!));
  return { what, clients, goal: goals[clients], ...pair, cpu: [median(ours), median(theirs)], cpuRatio };
}
