import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from '#web/queries/admin/staff.ts';

export type RoleOption = { value: string; label: string };

/** Empty until they are there. */
export function useRoleOptions(): RoleOption[] {
  const { data = [] } = useQuery(rolesQuery);
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
