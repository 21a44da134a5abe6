import { bearerOf } from '#server/http/context.ts';
import { customerOf } from '#server/http/customerCaller.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import type { Account } from './accessTokens.repo.ts';
import { changePassword } from './changePassword.ts';
import type { LoginDeps } from './login.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';
import type { ProvenAccount } from './sessions.ts';

type CustomerSecurityOperations = Pick<
  Handlers,
  'changeCustomerPassword' | 'listCustomerSessions' | 'endOtherCustomerSessions' | 'endCustomerSession'
>;

const ownAccount = (context: RequestContext): Account => ({
  venueId: context.venue.venueId,
  kind: 'customer',
  subjectId: customerOf(context),
});

const proven = (context: RequestContext, { password }: { password: string }): ProvenAccount => ({
  venue: context.venue,
  kind: 'customer',
  id: customerOf(context),
  password,
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
  endOtherCustomerSessions: async ({ context, headers, body }) => {
    await endOtherSessions(deps, proven(context, body), bearerOf(headers));
    return { status: 204 };
  },
  endCustomerSession: async ({ context, params, body }) => {
    await endOwnSession(deps, proven(context, body), params.id);
    return { status: 204 };
  },
});
