import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { preparedCall, staffCalls } from './staffCalls.ts';
import type { World } from './staffWorld.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.money.opened.close());

/** Who may do what, by which rules money moves and mail leaves, and who a customer is. */
const guarded = staffCalls.filter(
  ({ id, path }) =>
    /^\/(settings\/|admin\/(roles|invites?|users)\b)/.test(path) ||
    ['updateCustomerByStaff', 'endSessionsOfCustomer', 'eraseCustomer'].includes(id),
);
const sendsOnly = ['sendTestMail'];

describe('a change of people, roles or settings by staff leaves a line in the security log', () => {
  test.each(guarded.filter(({ id }) => !sendsOnly.includes(id)))('$method $path', async (call) => {
    const { send } = await preparedCall(world, call);
    const start = world.app.logged.length;
    const { status, headers } = await send();
    expect(status).toBeLessThan(300);
    const lines = world.app.logged.slice(start).map((line) => JSON.parse(line) as Record<string, unknown>);
    const own = lines.filter(
      ({ requestId, message }) => requestId === headers['x-request-id'] && message !== 'request',
    );
    expect(own).toEqual([expect.objectContaining({ level: 'info', staff: 'st-owner', message: expect.any(String) })]);
  });
});
