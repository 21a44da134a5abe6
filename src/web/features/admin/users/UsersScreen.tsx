import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffUser } from '#contract/names.ts';
import { staffUsersQuery } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import type { Column } from '../kit/list/ListTable.tsx';
import { localList } from '../kit/list/localList.ts';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { Invites } from './Invites.tsx';
import { StaffStateBadge } from './StaffStateBadge.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { useRoleOptions } from './useRoleOptions.ts';

const pageSize = 25;

export function UsersScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const roles = useRoleOptions();
  const [inviting, setInviting] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(staffUsersQuery);
  return (
    <ListPage
      title={t({ id: 'admin.users', message: 'Gebruikers' })}
      choices={choices}
      searchLabel={t({ id: 'admin.users.search', message: 'Zoek op naam of e-mail' })}
      filters={[
        {
          name: 'role',
          label: t({ id: 'admin.role', message: 'Rol' }),
          all: t({ id: 'admin.role.all', message: 'Alle rollen' }),
          options: roles,
        },
        {
          name: 'state',
          label: t({ id: 'admin.state', message: 'Status' }),
          all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
          options: [
            { value: 'active', label: t({ id: 'admin.state.active', message: 'Actief' }) },
            { value: 'suspended', label: t({ id: 'admin.state.suspended', message: 'Geschorst' }) },
          ],
        },
      ]}
      actions={
        <>
          <Link to="/admin/roles" className={buttonClass({ kind: 'outline', size: 'small' })}>
            <Trans id="admin.roles">Rollen</Trans>
          </Link>
          <Button size="small" icon={<Icon name="plus" />} onClick={() => setInviting(true)}>
            <Trans id="admin.invite">Nodig uit</Trans>
          </Button>
        </>
      }
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{
        data: data && localList(data, choices.search, { ...byUser, pageSize }),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.users.empty">Er is nog niemand.</Trans>}
    >
      <Invites />
      <InviteDialog open={inviting} roles={roles} onClose={() => setInviting(false)} />
    </ListPage>
  );
}

const byUser = {
  textOf: ({ firstName, lastName, email }: StaffUser) => `${firstName} ${lastName} ${email}`,
  sorts: {
    name: ({ firstName, lastName }: StaffUser) => `${lastName} ${firstName}`,
    email: ({ email }: StaffUser) => email,
    role: ({ role }: StaffUser) => role.name,
  },
  filters: {
    role: ({ role }: StaffUser, id: string) => role.id === id,
    state: ({ state }: StaffUser, value: string) => state === value,
  },
};

function useColumns(): Column<StaffUser>[] {
  const { t } = useLingui();
  const moment = useMoment();
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ id, firstName, lastName }) => (
        <Link to="/admin/users/$id" params={{ id }} className={linkClass}>
          {`${firstName} ${lastName}`}
        </Link>
      ),
    },
    {
      id: 'email',
      label: t({ id: 'customer.email', message: 'E-mailadres' }),
      sortable: true,
      cell: ({ email }) => email,
    },
    {
      id: 'role',
      label: t({ id: 'admin.role', message: 'Rol' }),
      sortable: true,
      cell: ({ role }) => role.name,
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      cell: ({ state }) => <StaffStateBadge state={state} />,
    },
    {
      id: 'secondFactor',
      label: t({ id: 'admin.factor', message: 'Tweede stap' }),
      cell: ({ secondFactor }) =>
        secondFactor ? t({ id: 'admin.yes', message: 'ja' }) : t({ id: 'admin.no', message: 'nee' }),
    },
    {
      id: 'lastUsedAt',
      label: t({ id: 'admin.users.lastUsed', message: 'Laatst actief' }),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : moment(lastUsedAt)),
    },
  ];
}
