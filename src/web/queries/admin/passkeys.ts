import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerByPasskey, createPasskey } from '#web/queries/passkeyCeremonies.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { setAdminToken } from '#web/api/adminToken.ts';
import { ownSessionsQuery } from './account.ts';
import { adminUserQuery } from './session.ts';

export const staffPasskeysQuery = queryOptions({
  queryKey: ['admin', 'passkeys'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/passkeys', { signal })),
  staleTime: 0,
});

const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [staffPasskeysQuery, adminUserQuery, ownSessionsQuery].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

export type NewStaffPasskey = { name: string; currentPassword: string };

/** Gives recovery codes with the first second factor of an account, this once. */
export async function addStaffPasskey(client: QueryClient, { name, currentPassword }: NewStaffPasskey) {
  const creation = await dataOf(api.POST('/admin/passkeys/options', { body: { currentPassword } }));
  const body = { name, ...(await createPasskey(creation)) };
  const { recoveryCodes } = await dataOf(api.POST('/admin/passkeys', { body }));
  await readAgain(client);
  return { recoveryCodes };
}

type RemovedStaffPasskey = { id: string; currentPassword: string };

export async function removeStaffPasskey(client: QueryClient, { id, ...body }: RemovedStaffPasskey): Promise<void> {
  await bodyOf(api.POST('/admin/passkeys/{id}/remove', { params: { path: { id } }, body }));
  await readAgain(client);
}

export async function answerWithPasskey(challenge: string): Promise<void> {
  const request = await dataOf(api.POST('/admin/login/passkey/options', { body: { challenge } }));
  const answer = await answerByPasskey(request);
  const { accessToken } = await dataOf(api.POST('/admin/login/passkey', { body: { challenge, answer } }));
  setAdminToken(accessToken);
}
