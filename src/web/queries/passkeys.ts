import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
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

export const addPasskey = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
      const creation = await dataOf(api.POST('/customers/passkeys/options', { body: { currentPassword } }));
      return dataOf(api.POST('/customers/passkeys', { body: { name, ...(await createPasskey(creation)) } }));
    },
    onSuccess: () => readAgain(client),
  });

export const removePasskey = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, currentPassword }: { id: string; currentPassword: string }) =>
      bodyOf(api.POST('/customers/passkeys/{id}/remove', { params: { path: { id } }, body: { currentPassword } })),
    onSuccess: () => readAgain(client),
  });

export const logInByPasskey = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (how: { inFields: boolean }) => {
      const request = await dataOf(api.POST('/customers/login/passkey/options'));
      return dataOf(api.POST('/customers/login/passkey', { body: await answerByPasskey(request, how) }));
    },
    onSuccess: (token) => storeLogin(client, token),
  });
