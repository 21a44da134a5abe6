import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Skill } from '#contract/names.ts';
import { kindsAndSkillsQuery } from '#web/queries/admin/resources.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { localList } from '../kit/list/localList.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

const pageSize = 25;

export function SkillsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const { data, error, isFetching, refetch } = useQuery(kindsAndSkillsQuery);

  const of = ({ kindId }: Skill): string => data?.kinds.find(({ id }) => id === kindId)?.name.nl ?? '';
  const listed = { textOf: ({ name }: Skill) => name.nl, sorts: { name: ({ name }: Skill) => name.nl, of }, pageSize };
  return (
    <ListPage
      title={t({ id: 'admin.field.skills', message: 'Vaardigheden' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
      choices={choices}
      searchLabel={t({ id: 'resource.search', message: 'Zoek op naam' })}
      actions={
        <Link to="/admin/resources/skills/create" className={buttonClass({ size: 'small' })}>
          <Trans id="resource.skill.new">Vaardigheid toevoegen</Trans>
        </Link>
      }
      columns={[
        {
          id: 'name',
          label: t({ id: 'admin.column.name', message: 'Naam' }),
          sortable: true,
          cell: ({ id, name }) => (
            <Link to="/admin/resources/skills/$id" params={{ id }} className={linkClass}>
              <span lang="nl">{name.nl}</span>
            </Link>
          ),
        },
        { id: 'of', label: t({ id: 'admin.field.kind', message: 'Soort' }), sortable: true, cell: of },
      ]}
      keyOf={({ id }) => id}
      pageSize={pageSize}
      state={{
        data: data && localList(data.skills, choices.search, listed),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="resource.skills.empty">Er zijn nog geen vaardigheden.</Trans>}
    />
  );
}
