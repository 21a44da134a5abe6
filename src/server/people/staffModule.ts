import { secondFactorOperations } from './secondFactor.operations.ts';
import { customerPasskeyOperations, staffPasskeyOperations } from './passkeys.operations.ts';
import type { PasskeyDeps } from './passkeys.ts';
import type { SetUpDeps } from './setUp.ts';
import { setUpOperations } from './setUp.operations.ts';
import { staffOperations } from './staff.operations.ts';
import { makeStaffService } from './staff.service.ts';
import { makeStaffInvitesService } from './staffInvites.service.ts';
import { makeStaffRolesService } from './staffRoles.service.ts';
import { savedViewOperations } from './savedViews.operations.ts';
import { staffSessionOperations } from './staffSessions.operations.ts';
import { staffInviteOperations, staffRoleOperations, staffUserOperations } from './staffUsers.operations.ts';
import { makeStaffUsersService } from './staffUsers.service.ts';

export const makeStaffServices = (staffDeps: PasskeyDeps & SetUpDeps) => ({
  staffDeps,
  staff: makeStaffService(staffDeps),
  staffUsers: makeStaffUsersService(staffDeps),
  staffRoles: makeStaffRolesService(staffDeps),
  staffInvites: makeStaffInvitesService(staffDeps),
});

export const allStaffOperations = (services: ReturnType<typeof makeStaffServices>) => ({
  ...staffOperations(services.staff),
  ...setUpOperations(services.staffDeps),
  ...secondFactorOperations(services.staffDeps),
  ...staffPasskeyOperations(services.staffDeps),
  ...customerPasskeyOperations(services.staffDeps),
  ...staffSessionOperations(services.staffDeps),
  ...savedViewOperations(services.staffDeps.db),
  ...staffUserOperations(services.staffUsers),
  ...staffRoleOperations(services.staffRoles),
  ...staffInviteOperations(services.staffInvites),
});
