import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CustomerSummary } from '#contract/names.ts';
import { customersPerPage, customersQuery } from '#web/queries/admin/customers.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { useMoment } from '../kit/useMoment.ts';

export function CustomersScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const question = { ...listQuery(choices.search), pageSize: customersPerPage };
  const { data, error, isFetching, refetch } = useQuery({
    ...customersQuery(question),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title={t({ id: 'admin.customers', message: 'Klanten' })}
      choices={choices}
      searchLabel={t({ id: 'admin.customers.find', message: 'Zoek op naam, e-mail, telefoon, nummer of bon' })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.customers.empty">Er zijn nog geen klanten.</Trans>}
    />
  );
}

function useColumns(): Column<CustomerSummary>[] {
  const { t } = useLingui();
  const moment = useMoment();
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ id, name }) => (
        <Link to="/admin/customers/$id" params={{ id }}>
          {name}
        </Link>
      ),
    },
    { id: 'email', label: t({ id: 'customer.email', message: 'E-mailadres' }), cell: ({ email }) => email },
    { id: 'phone', label: t({ id: 'customer.phone', message: 'Telefoonnummer' }), cell: ({ phone }) => phone },
    {
      id: 'lastUsedAt',
      label: t({ id: 'admin.customers.lastUsed', message: 'Laatst ingelogd' }),
      sortable: true,
      end: true,
      cell: ({ lastUsedAt }) => moment(lastUsedAt),
    },
  ];
}
