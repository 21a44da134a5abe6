import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Resource } from '#contract/names.ts';
import type { Translated } from '#domain/values/translated.ts';
import { kindsAndSkillsQuery, resourcesQuery } from '#web/queries/admin/resources.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { LocalText, localText } from '../kit/LocalText.tsx';
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
  const options = (named: Named[] = []) => named.map(({ id, name }) => ({ value: id, label: localText(name) }));
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

type Named = { id: string; name: Translated };

function NamesOf({ ids, named = [] }: { ids: readonly string[]; named: readonly Named[] | undefined }) {
  const ownNames = ids.flatMap((id) => named.find((each) => each.id === id) ?? []);
  return ownNames.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index === 0 ? null : ', '}
      <LocalText text={name} />
    </Fragment>
  ));
}

function useColumns(): Column<Resource>[] {
  const { t } = useLingui();
  const { data } = useQuery(kindsAndSkillsQuery);
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
      cell: ({ kindId }) => <NamesOf ids={[kindId]} named={data?.kinds} />,
    },
    {
      id: 'skills',
      label: t({ id: 'admin.field.skills', message: 'Vaardigheden' }),
      cell: ({ skillIds }) => <NamesOf ids={skillIds} named={data?.skills} />,
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
