import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedFlow } from '#contract/names.ts';
import { stepContents } from '#domain/catalog/stepContents.ts';
import { flowListQuery } from '#web/queries/admin/flows.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { FlowStateBadge } from './FlowStateBadge.tsx';
import { useFlowStates } from './useFlowStates.ts';
import { useFlowTypes } from './useFlowTypes.ts';

export function FlowsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const types = useFlowTypes();
  const states = useFlowStates();
  const query = listQuery(choices.search, ['type', 'state']);
  const { data, error, isFetching, refetch } = useQuery(flowListQuery(query));
  return (
    <ListPage
      title={t({ id: 'admin.flows', message: 'Flows' })}
      choices={choices}
      searchLabel={t({ id: 'admin.flows.search', message: 'Zoek op naam of adres' })}
      filters={[
        {
          name: 'type',
          label: t({ id: 'admin.flows.type', message: 'Type' }),
          all: t({ id: 'admin.flows.type.all', message: 'Alle types' }),
          options: stepContents.map(({ content }) => ({ value: String(content), label: types[content] })),
        },
        {
          name: 'state',
          label: t({ id: 'admin.state', message: 'Status' }),
          all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
          options: Object.entries(states).map(([value, label]) => ({ value, label })),
        },
      ]}
      actions={<Actions />}
      columns={useColumns(types)}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="admin.flows.none">Er is nog geen flow.</Trans>}
    />
  );
}

function Actions() {
  const mayChange = usePermission('change_catalog');
  return (
    <>
      <Link to="/admin/flows/start" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Trans id="admin.start">Startpagina</Trans>
      </Link>
      {mayChange ? (
        <Link to="/admin/flows/create" className={buttonClass({ size: 'small' })}>
          <Icon name="plus" />
          <Trans id="admin.flow.new">Nieuwe flow</Trans>
        </Link>
      ) : null}
    </>
  );
}

function useColumns(types: Record<number, string>): Column<ListedFlow>[] {
  const { t } = useLingui();
  const moment = useMoment();
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ id, name }) => (
        <Link to="/admin/flows/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      ),
    },
    {
      id: 'type',
      label: t({ id: 'admin.flows.type', message: 'Type' }),
      sortable: true,
      cell: ({ type }) => types[type],
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      sortable: true,
      cell: ({ state }) => <FlowStateBadge state={state} />,
    },
    {
      id: 'onStartPage',
      label: t({ id: 'admin.start', message: 'Startpagina' }),
      cell: ({ onStartPage }) =>
        onStartPage ? t({ id: 'admin.yes', message: 'ja' }) : t({ id: 'admin.no', message: 'nee' }),
    },
    {
      id: 'changedAt',
      label: t({ id: 'admin.flows.changed', message: 'Gewijzigd op' }),
      sortable: true,
      cell: ({ changedAt }) => (changedAt === null ? '–' : moment(changedAt)),
    },
  ];
}
