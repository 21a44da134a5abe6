import { mutationOptions, queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import type {
  CurrentStaffUser,
  EmailForm,
  InviteAcceptance,
  LoginForm,
  SecondFactorAnswer,
  SetupForm,
  StaffPasswordForm,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { adminToken, setAdminToken } from '#web/api/adminToken.ts';
import { configQuery } from '#web/queries/settings.ts';

/** Fails without a token (specification §4, §8); never retried. */
export const adminUserQuery = queryOptions({
  queryKey: ['admin', 'user'],
  queryFn: ({ signal }) => {
    if (adminToken() === null) throw new Error('No admin token found');
    return dataOf(api.GET('/admin/user', { signal }));
  },
  retry: false,
  refetchOnMount: false,
});

/** Who is signed in; inside the office only. */
export const useAdminUser = (): CurrentStaffUser => useSuspenseQuery(adminUserQuery).data;

/** Nothing of the former user stays in the browser. */
export function logInWith(client: QueryClient, accessToken: string): void {
  client.removeQueries({ queryKey: ['admin'] });
  setAdminToken(accessToken);
}

/** Gives a challenge where a second factor is asked. */
export const loginStaff = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: LoginForm) => dataOf(api.POST('/admin/login', { body: form })),
    onSuccess: ({ accessToken }) => accessToken !== null && logInWith(client, accessToken),
  });

export const answerSecondFactor = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: SecondFactorAnswer) => dataOf(api.POST('/admin/login/second-factor', { body })),
    onSuccess: ({ accessToken }) => logInWith(client, accessToken),
  });

/** Also where the server cannot be reached. */
export async function logOutStaff(client: QueryClient): Promise<void> {
  const loggedOut = bodyOf(api.POST('/admin/logout')).catch(() => null);
  setAdminToken(null);
  client.removeQueries({ queryKey: ['admin'] });
  await loggedOut;
}

export const requestStaffReset = mutationOptions({
  mutationFn: (form: EmailForm) => bodyOf(api.POST('/admin/reset-password', { body: form })),
});

export const staffResetOwner = (token: string) =>
  dataOf(api.GET('/admin/reset-password/{token}', { params: { path: { token } } }));

/** Ends every login, also the one of this browser. */
export const resetStaffPassword = (token: string) =>
  mutationOptions({
    mutationFn: (form: StaffPasswordForm) =>
      bodyOf(api.POST('/admin/reset-password/{token}', { params: { path: { token } }, body: form })),
    onSuccess: () => setAdminToken(null),
  });

export const inviteInfo = (token: string) => dataOf(api.GET('/admin/invite/{token}', { params: { path: { token } } }));

/** Logs in, too. */
export const acceptInvite = (client: QueryClient, token: string) =>
  mutationOptions({
    mutationFn: (body: InviteAcceptance) =>
      dataOf(api.POST('/admin/invite/{token}', { params: { path: { token } }, body })),
    onSuccess: ({ accessToken }) => accessToken !== null && logInWith(client, accessToken),
  });

export const checkSetUp = (token: string) => dataOf(api.GET('/admin/setup/{token}', { params: { path: { token } } }));

/** Logs in, too; the site has its name from now on. */
export const setUp = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: SetupForm) => dataOf(api.POST('/admin/setup', { body })),
    onSuccess: async ({ accessToken }) => {
      await client.invalidateQueries({ queryKey: configQuery.queryKey });
      logInWith(client, accessToken);
    },
  });

export async function confirmStaffEmail(client: QueryClient, token: string): Promise<{ email: string }> {
  const confirmed = await dataOf(api.POST('/admin/user/confirm', { body: { token } }));
  await client.invalidateQueries({ queryKey: adminUserQuery.queryKey, refetchType: 'all' });
  return confirmed;
}
