import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { elsewhere, openWorld } from './openWorld.ts';
import { preparedCall, staffCalls } from './staffCalls.ts';
import type { World } from './staffWorld.ts';

let world: World;
let owner: StaffMember;
beforeAll(async () => {
  world = await openWorld();
  owner = await staffMember(world.app, 'owner', elsewhere);
});
afterAll(() => world.money.opened.close());

/** Of a day there is one in every venue. */
const isOfVenue = (name: string): boolean => name !== 'date';
const callsOfObjects = staffCalls.filter(({ path }) =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => isOfVenue(name!)),
);

test('most of what staff change has an id in its address', () => {
  expect(callsOfObjects.length).toBeGreaterThan(60);
});

describe('what the owner of another venue asks of an object answers as what is not there', () => {
  test.each(callsOfObjects)('$method $path', async (call) => {
    const { params, send } = await preparedCall(world, call);
    const missing = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, isOfVenue(name) ? 'geen' : value]),
    );
    const sent = { token: await owner.liveToken(), appTag: elsewhere };
    const [foreign, unknown] = [await send(sent), await send(sent, missing)].map(({ status, json }) => {
      const { requestId: _own, ...said } = json as unknown as { requestId?: string };
      return { status, said };
    });
    expect(foreign).toEqual(unknown);
    expect(foreign!.status).toBeGreaterThanOrEqual(400);
    expect((await send()).status).toBeLessThan(300);
  });
});
