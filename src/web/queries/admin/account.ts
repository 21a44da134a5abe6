import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  CurrentPasswordForm,
  CurrentStaffUser,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorSecret,
  StaffUserForm,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { adminUserQuery } from './session.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['admin', 'sessions'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/sessions', { signal })),
  staleTime: 0,
});

/** A new address counts once the link mailed to it is opened; a new password ends the other logins. */
export async function saveAccount(client: QueryClient, body: StaffUserForm): Promise<CurrentStaffUser> {
  const user = await dataOf(api.PUT('/admin/user', { body }));
  client.setQueryData(adminUserQuery.queryKey, user);
  await client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  return user;
}

export async function changeOwnPassword(
  client: QueryClient,
  form: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { firstName, lastName, email } = await client.ensureQueryData(adminUserQuery);
  await saveAccount(client, { firstName, lastName, email, ...form });
}

/** `id`: null for every other one. */
export async function endOwnSession(client: QueryClient, id: string | null, body: { password: string }): Promise<void> {
  await (id === null
    ? bodyOf(api.POST('/admin/sessions/end-others', { body }))
    : bodyOf(api.POST('/admin/sessions/{id}/end', { params: { path: { id } }, body })));
  await client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
}

/** A secret for an authenticator; it counts once a code of it is confirmed. */
export const startFactor = (body: CurrentPasswordForm): Promise<SecondFactorSecret> =>
  dataOf(api.POST('/admin/second-factor', { body }));

/** Gives the recovery codes, this once; ends the other logins. */
export async function confirmFactor(client: QueryClient, body: SecondFactorCode): Promise<RecoveryCodes> {
  const codes = await dataOf(api.POST('/admin/second-factor/confirm', { body }));
  await readAgain(client);
  return codes;
}

export async function removeFactor(client: QueryClient, body: CurrentPasswordForm): Promise<void> {
  await bodyOf(api.POST('/admin/second-factor/remove', { body }));
  await readAgain(client);
}

export const renewRecoveryCodes = (body: CurrentPasswordForm): Promise<RecoveryCodes> =>
  dataOf(api.POST('/admin/second-factor/recovery-codes', { body }));

const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminUserQuery.queryKey }),
    client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  ]);
