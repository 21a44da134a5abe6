import { created } from '#server/http/handlers.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { StaffInvitesService } from './staffInvites.service.ts';
import type { Manager, StaffRolesService } from './staffRoles.service.ts';
import type { StaffUsersService } from './staffUsers.service.ts';

type UserOperations = Pick<
  Handlers,
  | 'listStaffUsers'
  | 'updateStaffRole'
  | 'suspendStaffUser'
  | 'resumeStaffUser'
  | 'deleteStaffUser'
  | 'listSessionsOfStaffUser'
  | 'endSessionsOfStaffUser'
  | 'endSessionOfStaffUser'
  | 'removeSecondFactorOfStaffUser'
>;
type RoleOperations = Pick<Handlers, 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole'>;
type InviteOperations = Pick<
  Handlers,
  'createInvite' | 'listInvites' | 'resendInvite' | 'deleteInvite' | 'checkInvite' | 'acceptInvite'
>;

const managerOf = (context: RequestContext): Manager => ({
  venueId: context.venue.venueId,
  language: context.language,
  staff: staffOf(context),
});

export const staffUserOperations = (users: StaffUsersService): UserOperations => ({
  listStaffUsers: async ({ context, query }) => ({ status: 200, body: await users.list(managerOf(context), query) }),
  updateStaffRole: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await users.changeRole(managerOf(context), params.id, body.role) },
  }),
  suspendStaffUser: async ({ context, params }) => ({
    status: 200,
    body: { data: await users.suspend(managerOf(context), params.id) },
  }),
  resumeStaffUser: async ({ context, params }) => ({
    status: 200,
    body: { data: await users.resume(managerOf(context), params.id) },
  }),
  deleteStaffUser: async ({ context, params }) => {
    await users.remove(managerOf(context), params.id);
    return { status: 204 };
  },
  listSessionsOfStaffUser: async ({ context, params }) => ({
    status: 200,
    body: { data: await users.sessions(managerOf(context), params.id) },
  }),
  endSessionsOfStaffUser: async ({ context, params }) => {
    await users.endSessions(managerOf(context), params.id);
    return { status: 204 };
  },
  endSessionOfStaffUser: async ({ context, params }) => {
    await users.endSession(managerOf(context), params.id, params.sessionId);
    return { status: 204 };
  },
  removeSecondFactorOfStaffUser: async ({ context, params }) => {
    await users.removeSecondFactor(managerOf(context), params.id);
    return { status: 204 };
  },
});

export const staffRoleOperations = (roles: StaffRolesService): RoleOperations => ({
  listRoles: async ({ context }) => ({ status: 200, body: { data: await roles.list(managerOf(context)) } }),
  createRole: async ({ context, body }) => created(await roles.create(managerOf(context), body)),
  updateRole: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await roles.update(managerOf(context), params.id, body) },
  }),
  deleteRole: async ({ context, params }) => {
    await roles.remove(managerOf(context), params.id);
    return { status: 204 };
  },
});

export const staffInviteOperations = (invites: StaffInvitesService): InviteOperations => {
  const inviting = (context: RequestContext) => ({ ...managerOf(context), venue: context.venue });
  return {
    createInvite: async ({ context, body }) => created(await invites.create(inviting(context), body)),
    listInvites: async ({ context }) => ({ status: 200, body: { data: await invites.list(managerOf(context)) } }),
    resendInvite: async ({ context, params }) => ({
      status: 200,
      body: { data: await invites.resend(inviting(context), params.id) },
    }),
    deleteInvite: async ({ context, params }) => {
      await invites.remove(managerOf(context), params.id);
      return { status: 204 };
    },
    checkInvite: async ({ context, params }) => ({
      status: 200,
      body: { data: await invites.check(context, params.token) },
    }),
    acceptInvite: async ({ context, params, body }) =>
      created({ accessToken: await invites.accept(context, params.token, body) }),
  };
};
