import { bearerOf } from '#server/http/context.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { Db } from '#server/db/schema.ts';
import { deleteOtherAccessTokens } from './accessTokens.repo.ts';
import type { Account } from './accessTokens.repo.ts';
import { endSession, listSessions } from './sessions.ts';

type StaffSessionOperations = Pick<Handlers, 'listStaffSessions' | 'endOtherStaffSessions' | 'endStaffSession'>;

const ownAccount = (context: RequestContext): Account => ({
  venueId: context.venue.venueId,
  kind: 'staff',
  subjectId: staffOf(context).id,
});

export const staffSessionOperations = (db: Db): StaffSessionOperations => ({
  listStaffSessions: async ({ context, headers }) => ({
    status: 200,
    body: { data: await listSessions(db, ownAccount(context), bearerOf(headers)) },
  }),
  endOtherStaffSessions: async ({ context, headers }) => {
    const { venueId, kind, subjectId: id } = ownAccount(context);
    await deleteOtherAccessTokens(db, { venueId, kind, id, except: bearerOf(headers) });
    return { status: 204 };
  },
  endStaffSession: async ({ context, params }) => {
    await endSession(db, ownAccount(context), params.id);
    return { status: 204 };
  },
});
