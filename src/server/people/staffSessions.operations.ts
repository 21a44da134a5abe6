import { bearerOf } from '#server/http/context.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { Account } from './accessTokens.repo.ts';
import type { LoginDeps } from './login.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';
import type { ProvenAccount } from './sessions.ts';

type StaffSessionOperations = Pick<Handlers, 'listStaffSessions' | 'endOtherStaffSessions' | 'endStaffSession'>;

const ownAccount = (context: RequestContext): Account => ({
  venueId: context.venue.venueId,
  kind: 'staff',
  subjectId: staffOf(context).id,
});

const proven = (context: RequestContext, { password }: { password: string }): ProvenAccount => ({
  venue: context.venue,
  kind: 'staff',
  id: staffOf(context).id,
  password,
});

export const staffSessionOperations = (deps: LoginDeps): StaffSessionOperations => ({
  listStaffSessions: async ({ context, headers }) => ({
    status: 200,
    body: { data: await listSessions(deps.db, ownAccount(context), bearerOf(headers)) },
  }),
  endOtherStaffSessions: async ({ context, headers, body }) => {
    await endOtherSessions(deps, proven(context, body), bearerOf(headers));
    return { status: 204 };
  },
  endStaffSession: async ({ context, params, body }) => {
    await endOwnSession(deps, proven(context, body), params.id);
    return { status: 204 };
  },
});
