import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { openLocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';
import type { Ids } from './arbitraryOf.ts';
import type { FuzzWorld } from './fuzzRequest.ts';

export interface FuzzApp {
  kuur: TestApp;
  port: number;
  /** Logs in again, and lets throttles and holds of before run out. */
  freshWorld(): Promise<FuzzWorld>;
  close(): Promise<void>;
}

const roles = ['owner', 'planner', 'desk', 'content'] as const;
const page = '<!doctype html><html lang="nl"><head><title>Kuur</title></head><body></body></html>';

/** The server with everything it can have: treatments, staff of each role, a payment provider, a site, a real port. */
export async function fuzzApp(): Promise<FuzzApp> {
  const provider = await openLocalTarget({});
  const webRoot = mkdtempSync(join(tmpdir(), 'kuur-fuzz-'));
  mkdirSync(join(webRoot, 'assets'));
  for (const name of ['index.html', 'admin.html']) writeFileSync(join(webRoot, name), page);
  writeFileSync(join(webRoot, 'assets/main-abc123.js'), 'let plain;');
  const kuur = await testApp({
    webRoot,
    payments: provider.client,
    env: { TRUST_PROXY: '1' },
    seed: async (db) => {
      await createProefbad(db);
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, 2, 2);
    },
  });
  for (const role of roles) await insertStaff(kuur.db, role);
  await kuur.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    kuur,
    port: (kuur.app.server.address() as AddressInfo).port,
    freshWorld: () => freshWorld(kuur),
    close: async () => {
      await kuur.close();
      await provider.close();
      rmSync(webRoot, { recursive: true });
    },
  };
}

async function freshWorld(kuur: TestApp): Promise<FuzzWorld> {
  await kuur.advance({ minutes: 61 });
  await kuur.services.reservations.expireDue(500);
  const choosing = new Visitor(kuur);
  const paying = new Visitor(kuur, { slug: proefbad.flows.payment.slug });
  const staff: string[] = [];
  for (const role of roles) {
    const body = { email: `${role}@proefbad.example`, password: staffPassword };
    const answer = await kuur.call('POST', '/api/admin/login', { body });
    if (answer.status === 200) staff.push(answer.json.data.accessToken);
  }
  const sessions = ['x'.repeat(43)];
  const customers = ['y'.repeat(43)];
  // What earlier requests booked or closed may leave no place: then this visitor is missing.
  for (const visitor of [choosing, paying]) {
    await visitor.readyToPay().catch(() => undefined);
    if (visitor.session) sessions.push(visitor.session);
    if (visitor.token) customers.push(visitor.token);
  }
  const [owner = ''] = staff;
  return { ids: await idsOf(kuur), sessions, customers, staff: [...staff, owner, owner, 'z'.repeat(43)] };
}

async function idsOf({ db }: TestApp): Promise<Ids> {
  const column = async (query: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> =>
    (await query.execute(db)).rows.map(({ id }) => id);
  const flows = await column(sql`select id from flow`);
  const slugs = await column(sql`select slug as id from flow`);
  const products = await column(sql`select xplan_id as id from product where xplan_id is not null limit 30`);
  const reservations = await column(sql`select id from reservation order by created_at desc limit 6`);
  const others = await column(sql`
    select id from resource union select id from pool union select id from customer union select id from staff_user
    union (select id from payment limit 5) union (select id from reservation_item limit 9)
    union (select id from product limit 9)
    union (select number from reservation where number is not null limit 3) limit 60`);
  const [entry, activity] = [proefbad.entry.xplanId, proefbad.activity.xplanId];
  return {
    slug: slugs,
    flowId: flows,
    productId: products,
    collectionId: products,
    productIds: products,
    entryId: [entry],
    activityId: [activity],
    startTime: ['10:00', '10:30', '11:00'],
    endTime: ['14:00', '15:00', '22:00'],
    preferredTime: ['11:00', '13:30'],
    method: ['ideal', 'creditcard', 'bancontact'],
    '': [...reservations, ...others, ...flows, ...slugs, ...products, 'olijftak', '10:00', 'nl', 'K-7M3Q-9F2X'],
  };
}
