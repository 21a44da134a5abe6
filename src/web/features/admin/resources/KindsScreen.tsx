import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ResourceKind } from '#contract/names.ts';
import { kindsAndSkillsQuery } from '#web/queries/admin/resources.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { localList } from '../kit/list/localList.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';
import { useRoleWords } from './useRoleWords.ts';
const pageSize = 25;

export function KindsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const { data, error, isFetching, refetch } = useQuery(kindsAndSkillsQuery);
  const roles = useRoleWords();
  const of = ({ role }: ResourceKind): string => roles[role];
  const listed = {
    textOf: ({ name }: ResourceKind) => name.nl,
    sorts: { name: ({ name }: ResourceKind) => name.nl, of },
    pageSize,
  };
  return (
    <ListPage
      title={t({ id: 'resource.kinds', message: 'Soorten' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
      choices={choices}
      searchLabel={t({ id: 'resource.search', message: 'Zoek op naam' })}
      actions={
        <Link to="/admin/resources/kinds/create" className={buttonClass({ size: 'small' })}>
          <Trans id="resource.kind.new">Soort toevoegen</Trans>
        </Link>
      }
      columns={[
        {
          id: 'name',
          label: t({ id: 'admin.column.name', message: 'Naam' }),
          sortable: true,
          cell: ({ id, name }) => (
            <Link to="/admin/resources/kinds/$id" params={{ id }} className={linkClass}>
              <span lang="nl">{name.nl}</span>
            </Link>
          ),
        },
        { id: 'of', label: t({ id: 'resource.role', message: 'Wie of wat' }), sortable: true, cell: of },
      ]}
      keyOf={({ id }) => id}
      pageSize={pageSize}
      state={{
        data: data && localList(data.kinds, choices.search, listed),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="resource.kinds.empty">Er zijn nog geen soorten.</Trans>}
    />
  );
}
