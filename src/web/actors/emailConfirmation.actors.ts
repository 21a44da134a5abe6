import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { EmailConfirmationActors } from '#machines/emailConfirmation/emailConfirmation.actors.ts';
import { confirmEmail } from '#web/queries/account.ts';

export const emailConfirmationActors = (client: QueryClient): EmailConfirmationActors => ({
  confirmEmail: fromPromise(({ input }) => confirmEmail(client, input.token)),
});
