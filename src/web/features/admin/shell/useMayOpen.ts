import { useAdminUser } from '#web/queries/admin/session.ts';
import { pagePermissions } from './pagePermissions.ts';

/** Whether who is logged in may open the page of a route. */
export function useMayOpen(): (route: string) => boolean {
  const own = useAdminUser().permissions;
  return (route) => pagePermissions(route).every((permission) => own.includes(permission));
}
