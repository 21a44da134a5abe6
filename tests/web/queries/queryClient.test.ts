import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/queries/queryClient.ts';

test('an answer to a change that nobody shows does not stay', async () => {
  const client = createQueryClient();
  const cache = client.getMutationCache();
  await cache.build(client, { mutationFn: async () => 'a whole booking' }).execute(undefined);
  await vi.waitFor(() => expect(cache.getAll()).toEqual([]));
});
