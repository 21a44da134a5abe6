import type { EmailForm, PasswordForm } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { setCustomerToken } from '#web/api/tokens.ts';

export const requestPasswordReset = (form: EmailForm): Promise<unknown> =>
  bodyOf(api.POST('/customers/reset-password', { body: form }));

export const resetTokenOwner = (token: string) =>
  dataOf(api.GET('/customers/reset-password/{token}', { params: { path: { token } } }));

/** Ends every login, also the one of this browser. */
export async function resetPassword(token: string, form: PasswordForm): Promise<void> {
  await bodyOf(api.POST('/customers/reset-password/{token}', { params: { path: { token } }, body: form }));
  setCustomerToken(null);
}
