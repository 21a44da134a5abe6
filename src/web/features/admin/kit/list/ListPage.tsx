import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { StaleNote } from '../StaleNote.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import * as css from './List.css.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable, type Column, type Selection } from './ListTable.tsx';
import type { Listed } from './localList.ts';
import { Pager } from './Pager.tsx';
import { SearchField } from './SearchField.tsx';
import type { ListChoices } from './useListSearch.ts';

export type ListFilter = {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
};

/** A query's state: `data` stays while the next page is fetched. */
export type ListState<Row> = {
  data: Listed<Row> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** When `data` was read, of a list that says so once it cannot be read again. */
  readAt?: number;
  onRetry: () => void;
};

type ListPageProps<Row> = {
  title: string;
  crumbs?: readonly ReactNode[];
  lead?: ReactNode;
  actions?: ReactNode;
  /** The way to lists beside this one. */
  nav?: ReactNode;
  choices: ListChoices;
  /** Missing where the server's list takes no words. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  /** Beside the filters: what narrows the list and is no choice of a few. */
  moreFilters?: ReactNode;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  state: ListState<Row>;
  /** When there is nothing at all. */
  empty: ReactNode;
  /** Beside the list. */
  aside?: ReactNode;
  selection?: Selection<Row>;
  /** What can be done with the selected rows, above them. */
  selected?: ReactNode;
  children?: ReactNode;
};

/** A list of the back office: search, filters, sort and page stand in the address. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, crumbs, lead, actions, nav, choices, searchLabel, filters = [], moreFilters, children } = props;
  const { search, choose } = choices;
  return (
    <AdminPage title={title} crumbs={crumbs ?? []} lead={lead} actions={actions}>
      {nav}
      <div className={css.choices}>
        {searchLabel === undefined ? null : (
          <SearchField label={searchLabel} value={search.q ?? ''} onSearch={(text) => choose('q', text)} />
        )}
        {filters.map(({ name, ...filter }) => (
          <FilterSelect key={name} {...filter} value={search[name] ?? ''} onChoose={(value) => choose(name, value)} />
        ))}
        {moreFilters}
      </div>
      {props.aside === undefined ? (
        <ListContent {...props} />
      ) : (
        <div className={css.withAside}>
          {props.aside}
          <ListContent {...props} />
        </div>
      )}
      {children}
    </AdminPage>
  );
}

function ListContent<Row>(props: ListPageProps<Row>) {
  const { t } = useLingui();
  const { data, error, readAt, onRetry } = props.state;
  if (data === undefined && error === null) return <ListSkeleton />;
  if (data === undefined) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={onRetry}>
        {refusedText(refusedBy(error))}
      </RetryNote>
    );
  }
  return (
    <>
      {error === null || readAt === undefined ? null : <StaleNote error={error} readAt={readAt} />}
      <ListRows {...props} data={data} />
    </>
  );
}

function ListRows<Row>(props: ListPageProps<Row> & { data: Listed<Row> }) {
  const { title, choices, columns, keyOf, data, state, empty, selection, selected } = props;
  const { search, choose, sortBy, clear } = choices;
  const isNarrowed = Object.keys(search).some((name) => name !== 'sort');
  if (data.data.length === 0) {
    return (
      <div className={css.empty} role="status">
        <p>{isNarrowed ? <Trans id="admin.list.nothing">Niets gevonden.</Trans> : empty}</p>
        {isNarrowed ? (
          <Button kind="outline" size="small" onClick={clear}>
            <Trans id="admin.list.clear">Wis zoeken en filters</Trans>
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={css.card}>
      {selected}
      <ListTable
        caption={title}
        columns={columns}
        rows={data.data}
        keyOf={keyOf}
        sort={search.sort}
        onSort={sortBy}
        busy={state.isFetching}
        {...(selection ? { selection } : {})}
      />
      <Pager meta={data.meta} shown={data.data.length} onPage={(cursor) => choose('cursor', cursor)} />
    </div>
  );
}
