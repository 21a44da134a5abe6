import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CustomerForm } from '#contract/names.ts';
import { accountForms, type AccountForms } from '#machines/session/accountForms.ts';
import type { SessionActors } from '#machines/session/session.actors.ts';
import { changePassword, eraseAccount, exportData } from '#web/queries/customerSecurity.ts';
import { saveCustomer } from '#web/queries/account.ts';
import { customerQuery, logOut } from '#web/queries/customers.ts';
import { submissionActors } from './submission.actors.ts';

export const sessionActors = (client: QueryClient): SessionActors & AccountForms => ({
  ...formsOf(client),
  loadCustomer: fromPromise(async () => ({ customerId: (await client.fetchQuery(customerQuery)).id })),
  logOut: fromPromise(async () => {
    await logOut(client);
    return null;
  }),
});

function formsOf(client: QueryClient): AccountForms {
  const saveDetails = (form: CustomerForm): Promise<void> => saveCustomer(client, form);
  const exportOwn = (proof: { password: string }): Promise<void> => exportData(client, proof);
  return {
    details: accountForms.details.provide({ actors: submissionActors(saveDetails) }),
    changePassword: accountForms.changePassword.provide({ actors: submissionActors(changePassword) }),
    exportData: accountForms.exportData.provide({ actors: submissionActors(exportOwn) }),
    eraseAccount: accountForms.eraseAccount.provide({ actors: submissionActors(eraseAccount) }),
  };
}
