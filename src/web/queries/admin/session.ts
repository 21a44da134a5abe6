import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { isAway } from '#domain/booking/waitingArrivals.ts';
import type {
  CurrentStaffUser,
  EmailForm,
  InviteAcceptance,
  LoginForm,
  SecondFactorAnswer,
  SetupForm,
  StaffLogin,
  StaffPasswordForm,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { adminToken, setAdminToken } from '#web/api/adminToken.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { patiently } from '#web/api/patiently.ts';
import { configQuery } from '#web/queries/settings.ts';
import { deskNeeds, isFromBefore, restoreDeskAnswers } from './deskAnswers.ts';

/** Who is known from before a reload is asked for until the server is back, in ms. */
const knownEvery = 15_000;

/** Fails without a token (specification §4, §8); never retried. */
export const adminUserQuery = queryOptions({
  queryKey: ['admin', 'user'],
  queryFn: () => {
    if (adminToken() === null) throw new Error('No admin token found');
    return patiently((signal) => dataOf(api.GET('/admin/user', { signal })));
  },
  retry: false,
  refetchOnMount: false,
  refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
    data !== undefined && isFromBefore(dataUpdatedAt) && knownEvery,
  meta: deskNeeds.user,
});

/** While the server is away, whoever this tab knew before a reload, with what was read then. */
export async function readAdminUser(client: QueryClient): Promise<CurrentStaffUser> {
  try {
    return await client.fetchQuery(adminUserQuery);
  } catch (error) {
    if (!(error instanceof ApiError && isAway(error.code))) throw error;
    restoreDeskAnswers(client);
    const user = client.getQueryData(adminUserQuery.queryKey);
    if (user === undefined) throw error;
    return user;
  }
}

/** Who is signed in; inside the office only. */
export const useAdminUser = (): CurrentStaffUser => useSuspenseQuery(adminUserQuery).data;

/** Of the user who was logged in. */
export const forgetAnswers = (client: QueryClient): void => client.removeQueries({ queryKey: ['admin'] });

/** Gives a challenge where a second factor is asked. */
export async function logInStaff(form: LoginForm): Promise<StaffLogin> {
  const login = await dataOf(api.POST('/admin/login', { body: form }));
  if (login.accessToken !== null) setAdminToken(login.accessToken);
  return login;
}

export async function answerSecondFactor(body: SecondFactorAnswer): Promise<void> {
  const { accessToken } = await dataOf(api.POST('/admin/login/second-factor', { body }));
  setAdminToken(accessToken);
}

/** Also where the server cannot be reached. */
export async function logOutStaff(client: QueryClient): Promise<void> {
  const loggedOut = bodyOf(api.POST('/admin/logout')).catch(() => null);
  setAdminToken(null);
  forgetAnswers(client);
  await loggedOut;
}

export const requestStaffReset = (form: EmailForm): Promise<unknown> =>
  bodyOf(api.POST('/admin/reset-password', { body: form }));

export const staffResetOwner = (token: string) =>
  dataOf(api.GET('/admin/reset-password/{token}', { params: { path: { token } } }));

/** Ends every login, also the one of this browser. */
export async function resetStaffPassword(token: string, form: StaffPasswordForm): Promise<void> {
  await bodyOf(api.POST('/admin/reset-password/{token}', { params: { path: { token } }, body: form }));
  setAdminToken(null);
}

export const inviteInfo = (token: string) => dataOf(api.GET('/admin/invite/{token}', { params: { path: { token } } }));

/** Logs in, too. */
export async function acceptInvite(token: string, form: InviteAcceptance): Promise<void> {
  const { accessToken } = await dataOf(api.POST('/admin/invite/{token}', { params: { path: { token } }, body: form }));
  if (accessToken !== null) setAdminToken(accessToken);
}

export const checkSetUp = (token: string) => dataOf(api.GET('/admin/setup/{token}', { params: { path: { token } } }));

/** Logs in, too; the site has its name from now on. */
export async function setUp(client: QueryClient, form: SetupForm): Promise<void> {
  const { accessToken } = await dataOf(api.POST('/admin/setup', { body: form }));
  await client.invalidateQueries({ queryKey: configQuery.queryKey });
  setAdminToken(accessToken);
}

export async function confirmStaffEmail(client: QueryClient, token: string): Promise<{ email: string }> {
  const confirmed = await dataOf(api.POST('/admin/user/confirm', { body: { token } }));
  await client.invalidateQueries({ queryKey: adminUserQuery.queryKey, refetchType: 'all' });
  return confirmed;
}
