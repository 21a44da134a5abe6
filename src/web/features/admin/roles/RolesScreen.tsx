import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Role } from '#contract/names.ts';
import { rolesQuery } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import type { Column } from '../kit/list/ListTable.tsx';
import { localList } from '../kit/list/localList.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { NewRoleDialog } from './NewRoleDialog.tsx';

const pageSize = 25;

export function RolesScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const [adding, setAdding] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(rolesQuery);
  return (
    <ListPage
      title={t({ id: 'admin.roles', message: 'Rollen' })}
      crumbs={[
        <Link key="users" to="/admin/users" className={linkClass}>
          {t({ id: 'admin.users', message: 'Gebruikers' })}
        </Link>,
      ]}
      choices={choices}
      searchLabel={t({ id: 'admin.products.search', message: 'Zoek op naam' })}
      actions={
        <Button size="small" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
          <Trans id="admin.role.new">Rol</Trans>
        </Button>
      }
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{
        data: data && localList(data, choices.search, { ...byRole, pageSize }),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.roles.empty">Er zijn nog geen rollen.</Trans>}
    >
      <NewRoleDialog open={adding} onClose={() => setAdding(false)} />
    </ListPage>
  );
}

const byRole = {
  textOf: ({ name }: Role) => name,
  sorts: { name: ({ name }: Role) => name, users: ({ userCount }: Role) => userCount },
};

function useColumns(): Column<Role>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ id, name }) => (
        <Link to="/admin/roles/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      ),
    },
    {
      id: 'standard',
      label: t({ id: 'admin.products.kind', message: 'Soort' }),
      cell: ({ standard }) =>
        standard
          ? t({ id: 'admin.role.standard', message: 'Vaste rol' })
          : t({ id: 'admin.role.own', message: 'Eigen rol' }),
    },
    {
      id: 'users',
      label: t({ id: 'admin.users', message: 'Gebruikers' }),
      sortable: true,
      end: true,
      cell: ({ userCount }) => userCount,
    },
  ];
}
