import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffUserForm } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { adminUserQuery } from './session.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['admin', 'sessions'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/sessions', { signal })),
  staleTime: 0,
});

/** A new address counts once the link mailed to it is opened; a new password ends the other logins. */
export const saveAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: StaffUserForm) => dataOf(api.PUT('/admin/user', { body })),
    onSuccess: (user) => {
      client.setQueryData(adminUserQuery.queryKey, user);
      return client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
  });

/** `id`: null for every other one. */
export async function endOwnSession(client: QueryClient, id: string | null, body: { password: string }): Promise<void> {
  await (id === null
    ? bodyOf(api.POST('/admin/sessions/end-others', { body }))
    : bodyOf(api.POST('/admin/sessions/{id}/end', { params: { path: { id } }, body })));
  await client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
}

/** A secret for an authenticator; it counts once a code of it is confirmed. */
export const startFactor = mutationOptions({
  mutationFn: (currentPassword: string) => dataOf(api.POST('/admin/second-factor', { body: { currentPassword } })),
});

/** Gives the recovery codes, this once; ends the other logins. */
export const confirmFactor = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (code: string) => dataOf(api.POST('/admin/second-factor/confirm', { body: { code } })),
    onSuccess: () => readAgain(client),
  });

export const removeFactor = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (currentPassword: string) =>
      bodyOf(api.POST('/admin/second-factor/remove', { body: { currentPassword } })),
    onSuccess: () => readAgain(client),
  });

export const renewRecoveryCodes = mutationOptions({
  mutationFn: (currentPassword: string) =>
    dataOf(api.POST('/admin/second-factor/recovery-codes', { body: { currentPassword } })),
});

const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminUserQuery.queryKey }),
    client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  ]);
