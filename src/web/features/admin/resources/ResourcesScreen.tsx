import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Resource } from '#contract/names.ts';
import { kindsAndSkillsQuery, resourcesQuery } from '#web/queries/admin/resources.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage, type ListFilter } from '../kit/list/ListPage.tsx';
import { localList } from '../kit/list/localList.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { useRoleWords } from './useRoleWords.ts';

export function ResourcesScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const { data, error, isFetching, refetch } = useQuery(resourcesQuery);
  const planning = useQuery(kindsAndSkillsQuery).data;
  const filters = {
    role: ({ kindId }: Resource, role: string) => planning?.kinds.find(({ id }) => id === kindId)?.role === role,
    ...byResource.filters,
  };
  return (
    <ListPage
      title={t({ id: 'admin.resources', message: 'Therapeuten en ruimtes' })}
      choices={choices}
      searchLabel={t({ id: 'resource.search', message: 'Zoek op naam' })}
      filters={useFilters()}
      actions={<Actions />}
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{
        data: data && localList(data, choices.search, { ...byResource, filters }),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="resource.empty">Er is nog niemand en niets om mee te plannen.</Trans>}
    />
  );
}

const byResource = {
  textOf: ({ name }: Resource) => name,
  sorts: { name: ({ name }: Resource) => name },
  filters: {
    kindId: ({ kindId }: Resource, id: string) => kindId === id,
    skillId: ({ skillIds }: Resource, id: string) => skillIds.includes(id),
    active: ({ active }: Resource, value: string) => String(active) === value,
  },
  pageSize: 25,
};

function Actions() {
  return (
    <>
      <Link to="/admin/resources/kinds" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Trans id="resource.kinds">Soorten</Trans>
      </Link>
      <Link to="/admin/resources/skills" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Trans id="admin.field.skills">Vaardigheden</Trans>
      </Link>
      <Link to="/admin/resources/pools" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Trans id="pool.all">Baden en zalen</Trans>
      </Link>
      <Link to="/admin/resources/order" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Trans id="resource.order">Volgorde</Trans>
      </Link>
      <Link to="/admin/resources/create" className={buttonClass({ size: 'small' })}>
        <Trans id="resource.new">Toevoegen</Trans>
      </Link>
    </>
  );
}

function useFilters(): ListFilter[] {
  const { t } = useLingui();
  const { data } = useQuery(kindsAndSkillsQuery);
  const options = (named: { id: string; name: { nl: string } }[] = []) =>
    named.map(({ id, name }) => ({ value: id, label: name.nl }));
  return [
    {
      name: 'role',
      label: t({ id: 'resource.role', message: 'Wie of wat' }),
      all: t({ id: 'resource.role.all', message: 'Iedereen en alles' }),
      options: Object.entries(useRoleWords()).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'kindId',
      label: t({ id: 'admin.field.kind', message: 'Soort' }),
      all: t({ id: 'resource.kind.all', message: 'Alle soorten' }),
      options: options(data?.kinds),
    },
    {
      name: 'skillId',
      label: t({ id: 'admin.kind.skill', message: 'Vaardigheid' }),
      all: t({ id: 'resource.skill.all', message: 'Alle vaardigheden' }),
      options: options(data?.skills),
    },
    {
      name: 'active',
      label: t({ id: 'admin.field.active', message: 'In gebruik' }),
      all: t({ id: 'resource.active.all', message: 'In gebruik of niet' }),
      options: [
        { value: 'true', label: t({ id: 'admin.field.active', message: 'In gebruik' }) },
        { value: 'false', label: t({ id: 'resource.inactive', message: 'Niet in gebruik' }) },
      ],
    },
  ];
}

function useColumns(): Column<Resource>[] {
  const { t } = useLingui();
  const { data } = useQuery(kindsAndSkillsQuery);
  const nameIn = (named: { id: string; name: { nl: string } }[] | undefined, id: string): string =>
    named?.find((each) => each.id === id)?.name.nl ?? '';
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ id, name }) => (
        <Link to="/admin/resources/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      ),
    },
    {
      id: 'kind',
      label: t({ id: 'admin.field.kind', message: 'Soort' }),
      cell: ({ kindId }) => <span lang="nl">{nameIn(data?.kinds, kindId)}</span>,
    },
    {
      id: 'skills',
      label: t({ id: 'admin.field.skills', message: 'Vaardigheden' }),
      cell: ({ skillIds }) => <span lang="nl">{skillIds.map((id) => nameIn(data?.skills, id)).join(', ')}</span>,
    },
    {
      id: 'active',
      label: t({ id: 'admin.state', message: 'Status' }),
      cell: ({ active }) =>
        active ? (
          <Badge kind="success">
            <Trans id="admin.field.active">In gebruik</Trans>
          </Badge>
        ) : (
          <Trans id="resource.inactive">Niet in gebruik</Trans>
        ),
    },
  ];
}
