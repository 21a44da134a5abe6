import { expect } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { createOrderCatalogue } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import { createProefbad } from '#tests/support/venue.ts';
import type { World } from './staffWorld.ts';

export const elsewhere = 'tweede';

/** A venue in which every call of `staffWrites` can be prepared, and another beside it. */
export async function openWorld(): Promise<World> {
  const seed = async (db: Db): Promise<void> => {
    await createProefbad(db);
    await createProefbad(db, { venueId: elsewhere });
  };
  const money = await new MoneyTest(await payingApp(undefined, { seed })).open();
  const { app } = money.opened;
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
  await createOrderCatalogue(app.db);
  const owner = await staffMember(app, 'owner');
  return {
    money,
    app,
    owner,
    settings: new SettingsEditor(app, owner.token),
    made: async (path, body) => {
      const answer = await owner.call<{ id: string }>('POST', path, body);
      expect(answer.status).toBe(201);
      return answer.json.data.id;
    },
  };
}
