import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ResourceKind, Skill } from '#contract/names.ts';
import { kindsAndSkillsQuery } from '#web/queries/admin/resources.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { localList } from '../kit/list/localList.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { LocalText, localText } from '../kit/LocalText.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

const pageSize = 25;

type KindsAndSkills = { kinds: readonly ResourceKind[]; skills: readonly Skill[] };
type Named = { id: string; name: { nl: string } };

type NamedListProps<Row extends Named> = {
  title: string;
  rowsOf: (all: KindsAndSkills) => readonly Row[];
  /** A skill's kind, or a kind's role. */
  of: { label: string; text: (row: Row, all: KindsAndSkills) => string };
  link: (row: Row, name: ReactNode) => ReactNode;
  actions: ReactNode;
  empty: ReactNode;
};

/** Everything that has a name and is one of something, searched and sorted in the browser. */
export function NamedList<Row extends Named>({ title, rowsOf, of, link, actions, empty }: NamedListProps<Row>) {
  const { t } = useLingui();
  const choices = useListSearch();
  const { data, error, isFetching, refetch } = useQuery(kindsAndSkillsQuery);
  const nameOf = ({ name }: Row): string => localText(name);
  const ofText = (row: Row): string => (data === undefined ? '' : of.text(row, data));
  const listed = { textOf: nameOf, sorts: { name: nameOf, of: ofText }, pageSize };
  return (
    <ListPage
      title={title}
      crumbs={[<ResourcesCrumb key="resources" />]}
      choices={choices}
      searchLabel={t({ id: 'resource.search', message: 'Zoek op naam' })}
      actions={actions}
      columns={[
        {
          id: 'name',
          label: t({ id: 'admin.column.name', message: 'Naam' }),
          sortable: true,
          cell: (row) => link(row, <LocalText text={row.name} />),
        },
        { id: 'of', label: of.label, sortable: true, cell: ofText },
      ]}
      keyOf={({ id }) => id}
      state={{
        data: data && localList(rowsOf(data), choices.search, listed),
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={empty}
    />
  );
}
