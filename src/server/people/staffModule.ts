import type { ResetDeps } from './passwordReset.ts';
import { staffOperations } from './staff.operations.ts';
import { makeStaffService } from './staff.service.ts';
import { makeStaffInvitesService } from './staffInvites.service.ts';
import { makeStaffRolesService } from './staffRoles.service.ts';
import { staffSessionOperations } from './staffSessions.operations.ts';
import { staffInviteOperations, staffRoleOperations, staffUserOperations } from './staffUsers.operations.ts';
import { makeStaffUsersService } from './staffUsers.service.ts';

export const makeStaffServices = (deps: ResetDeps & { newId(): string }) => ({
  staff: makeStaffService(deps),
  staffUsers: makeStaffUsersService(deps),
  staffRoles: makeStaffRolesService(deps),
  staffInvites: makeStaffInvitesService(deps),
});

type StaffServices = ReturnType<typeof makeStaffServices>;

export const allStaffOperations = (services: StaffServices, db: ResetDeps['db']) => ({
  ...staffOperations(services.staff),
  ...staffSessionOperations(db),
  ...staffUserOperations(services.staffUsers),
  ...staffRoleOperations(services.staffRoles),
  ...staffInviteOperations(services.staffInvites),
});
