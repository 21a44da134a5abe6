import type { Permission } from '#contract/names.ts';
import { useAdminUser } from '#web/queries/admin/session.ts';

/** Whether who is signed in may do this; the server decides again. */
export const usePermission = (permission: Permission): boolean => useAdminUser().permissions.includes(permission);
