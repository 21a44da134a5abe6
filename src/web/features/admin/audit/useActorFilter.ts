import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { staffUsersQuery } from '#web/queries/admin/staff.ts';
import type { ListFilter } from '../kit/list/ListPage.tsx';
import { usePermission } from '../kit/usePermission.ts';

/** By name for who may see all colleagues. */
export function useActorFilter(): ListFilter {
  const { t } = useLingui();
  const { data } = useQuery({ ...staffUsersQuery, enabled: usePermission('manage_staff') });
  const colleagues = data ?? [];
  return {
    name: 'actor',
    label: t({ id: 'admin.audit.who', message: 'Wie' }),
    all: t({ id: 'admin.audit.who.all', message: 'Iedereen' }),
    options: [
      { value: 'staff', label: t({ id: 'admin.audit.staff', message: 'Alle medewerkers' }) },
      ...colleagues.map(({ id, firstName, lastName }) => ({ value: `staff:${id}`, label: `${firstName} ${lastName}` })),
      { value: 'customer', label: t({ id: 'admin.audit.customers', message: 'Klanten zelf' }) },
      { value: 'system', label: t({ id: 'admin.audit.system', message: 'Het systeem' }) },
    ],
  };
}
