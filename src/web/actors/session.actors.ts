import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { SessionActors } from '#machines/session/session.actors.ts';
import { customerQuery, logOut } from '#web/queries/customers.ts';

export const sessionActors = (client: QueryClient): SessionActors => ({
  loadCustomer: fromPromise(async () => ({ customerId: (await client.fetchQuery(customerQuery)).id })),
  logOut: fromPromise(async () => {
    await logOut(client);
    return null;
  }),
});
