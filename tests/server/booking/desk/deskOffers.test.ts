import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskOffers } from '#contract/names.ts';
import { planningApp, tuesday } from '#tests/support/planningApp.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let planner: StaffMember;
beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
});
afterAll(() => kuur.close());

const offersOn = (date: string, member = planner) => member.call<DeskOffers>('GET', `/reservations/offers/${date}`);

test('the desk reads what each flow sells that day, and what is to be chosen', async () => {
  const { status, json } = await offersOn(tuesday);
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ today: '2026-05-01', earliestTime: '00:00' });
  expect(json.data.blocks).toEqual([{ startTime: '10:00', endTime: '22:00' }]);
  expect(json.data.flows.map(({ id }) => id).toSorted()).toEqual(['f-beide', 'f-dagje', 'f-locatie', 'f-vooraf']);
  const [entry, treatments] = ['f-locatie', 'f-dagje'].map((id) => json.data.flows.find((flow) => flow.id === id));
  expect(entry).toEqual({
    id: 'f-locatie',
    name: 'Entree op-locatie',
    needsTimes: true,
    products: [
      {
        xplanId: '100',
        name: 'Entree',
        price: 3000,
        hasTime: false,
        guests: 1,
        stay: { arrivalFrom: 600, arrivalTo: 840, departureUntil: 1320, maxStay: 720 },
        choices: [],
      },
    ],
  });
  expect(treatments!.needsTimes).toBe(false);
  const arrangement = treatments!.products.find(({ xplanId }) => xplanId === '306')!;
  expect(arrangement).toMatchObject({ hasTime: true, guests: 1, stay: { arrivalFrom: 600 } });
  expect(arrangement.choices.map((options) => options.map(({ name }) => name))).toEqual([['Massage 25', 'Hammam']]);
  expect(treatments!.products.find(({ xplanId }) => xplanId === '303')).toMatchObject({ guests: 2, stay: null });
  expect(treatments!.products.map(({ xplanId }) => xplanId)).not.toContain('307');
});

test('a weekend has its own price, today begins now, and yesterday is over', async () => {
  const saturday = (await offersOn('2026-05-16')).json.data.flows.find(({ id }) => id === 'f-locatie');
  expect(saturday!.products.map(({ price }) => price)).toEqual([3500]);
  await kuur.advance({ minutes: 123 });
  expect((await offersOn('2026-05-01')).json.data.earliestTime).toBe('11:05');
  expect((await offersOn('2026-04-30')).json.data.earliestTime).toBeNull();
});

test('who may not book reads no offers', async () => {
  const content = await staffMember(kuur, 'content');
  expect((await offersOn(tuesday, content)).status).toBe(403);
});
