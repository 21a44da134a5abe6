import { bearerOf } from '#server/http/context.ts';
import { customerOf } from '#server/http/customerCaller.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { deleteOtherAccessTokens } from './accessTokens.repo.ts';
import type { Account } from './accessTokens.repo.ts';
import { changePassword } from './changePassword.ts';
import type { LoginDeps } from './login.ts';
import { endSession, listSessions } from './sessions.ts';

type CustomerSecurityOperations = Pick<
  Handlers,
  'changeCustomerPassword' | 'listCustomerSessions' | 'endOtherCustomerSessions' | 'endCustomerSession'
>;

const ownAccount = (context: RequestContext): Account => ({
  venueId: context.venue.venueId,
  kind: 'customer',
  subjectId: customerOf(context),
});

export const customerSecurityOperations = (deps: LoginDeps): CustomerSecurityOperations => ({
  changeCustomerPassword: async ({ context, headers, body }) => {
    await changePassword(deps, context, { id: customerOf(context), bearer: bearerOf(headers), form: body });
    return { status: 204 };
  },
  listCustomerSessions: async ({ context, headers }) => ({
    status: 200,
    body: { data: await listSessions(deps.db, ownAccount(context), bearerOf(headers)) },
  }),
  endOtherCustomerSessions: async ({ context, headers }) => {
    const { venueId, kind, subjectId: id } = ownAccount(context);
    await deleteOtherAccessTokens(deps.db, { venueId, kind, id, except: bearerOf(headers) });
    return { status: 204 };
  },
  endCustomerSession: async ({ context, params }) => {
    await endSession(deps.db, ownAccount(context), params.id);
    return { status: 204 };
  },
});
