import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Pool } from '#contract/names.ts';
import { poolsQuery } from '#web/queries/admin/pools.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { localList } from '../../kit/list/localList.ts';
import { useListSearch } from '../../kit/list/useListSearch.ts';
import { ResourcesCrumb } from '../ResourcesCrumb.tsx';
import { capacityRange } from './poolHours.ts';

const listed = {
  textOf: ({ name }: Pool) => name,
  sorts: { name: ({ name }: Pool) => name, capacity: ({ capacity }: Pool) => capacity },
  pageSize: 25,
};

export function PoolsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const { data, error, isFetching, refetch } = useQuery(poolsQuery);
  return (
    <ListPage
      title={t({ id: 'pool.all', message: 'Baden en zalen' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
      choices={choices}
      searchLabel={t({ id: 'resource.search', message: 'Zoek op naam' })}
      actions={
        <Link to="/admin/resources/pools/create" className={buttonClass({ size: 'small' })}>
          <Trans id="pool.new">Bad of zaal toevoegen</Trans>
        </Link>
      }
      columns={[
        {
          id: 'name',
          label: t({ id: 'admin.column.name', message: 'Naam' }),
          sortable: true,
          cell: ({ id, name }) => (
            <Link to="/admin/resources/pools/$id" params={{ id }} className={linkClass}>
              {name}
            </Link>
          ),
        },
        {
          id: 'capacity',
          label: t({ id: 'admin.field.capacity', message: 'Plaatsen' }),
          sortable: true,
          end: true,
          cell: ({ capacity, hours }) => capacityRange([capacity, ...hours.map((part) => part.capacity)]),
        },
      ]}
      keyOf={({ id }) => id}
      state={{
        data: data && localList(data, choices.search, listed),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="pool.empty">Er zijn nog geen baden of zalen met getelde plaatsen.</Trans>}
    />
  );
}
