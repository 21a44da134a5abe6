import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { checkoutActors } from '#web/actors/checkout.actors.ts';
import { client } from '#web/api/later.ts';
import { createQueryClient } from '#web/queries/queryClient.ts';

vi.mock('#web/api/client.ts', () => ({ api: 'the calls' }));
vi.mock('#web/actors/cardFields.ts', () => ({ createCardToken: async () => 'token' }));

afterEach(() => vi.unstubAllGlobals());

test('the calls and the card fields are not requested without a connection, and are there with one', async () => {
  const { createCardToken } = checkoutActors(createQueryClient(), 'entree');
  const token = () => toPromise(createActor(createCardToken).start());
  vi.stubGlobal('navigator', { onLine: false });
  await expect(client()).rejects.toThrow();
  await expect(token()).rejects.toThrow();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await client()).toMatchObject({ api: 'the calls' });
  expect(await token()).toBe('token');
});
