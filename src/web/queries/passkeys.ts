import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerByPasskey, createPasskey } from '#web/queries/passkeyCeremonies.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { storeLogin } from './customers.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['customers', 'passkeys'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/passkeys', { signal })),
  staleTime: 0,
});

const readAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: passkeysQuery.queryKey });

export type AddedPasskey = { name: string; currentPassword: string };

export async function addPasskey(client: QueryClient, { name, currentPassword }: AddedPasskey): Promise<void> {
  const creation = await dataOf(api.POST('/customers/passkeys/options', { body: { currentPassword } }));
  await dataOf(api.POST('/customers/passkeys', { body: { name, ...(await createPasskey(creation)) } }));
  await readAgain(client);
}

export type RemovedPasskey = { id: string; currentPassword: string };

export async function removePasskey(client: QueryClient, { id, currentPassword }: RemovedPasskey): Promise<void> {
  const params = { path: { id } };
  await bodyOf(api.POST('/customers/passkeys/{id}/remove', { params, body: { currentPassword } }));
  await readAgain(client);
}

export async function logInByPasskey(client: QueryClient, how: { inFields: boolean }): Promise<void> {
  const request = await dataOf(api.POST('/customers/login/passkey/options'));
  const body = await answerByPasskey(request, how);
  await storeLogin(client, await dataOf(api.POST('/customers/login/passkey', { body })));
}
