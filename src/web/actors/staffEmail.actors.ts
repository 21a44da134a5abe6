import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { EmailConfirmationActors } from '#machines/emailConfirmation/emailConfirmation.actors.ts';
import { confirmStaffEmail } from '#web/queries/admin/session.ts';

export const staffEmailActors = (client: QueryClient): EmailConfirmationActors => ({
  confirmEmail: fromPromise(({ input }) => confirmStaffEmail(client, input.token)),
});
