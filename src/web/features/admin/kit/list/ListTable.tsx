import type { ReactNode } from 'react';
import { SelectAll, SelectRow } from './SelectRow.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './List.css.ts';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its id is the name to sort by. */
  sortable?: boolean;
  end?: boolean;
};

/** Rows that are chosen; with Shift all between two. */
export type Selection<Row> = {
  selected: ReadonlySet<string>;
  toggle: (key: string, withShift: boolean) => void;
  toggleAll: () => void;
  /** In words, for its checkbox. */
  nameOf: (row: Row) => string;
};

type ListTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort: string | undefined;
  onSort: (column: string) => void;
  busy: boolean;
  selection?: Selection<Row>;
};

/** The first column names the row. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, busy, selection } = props;
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={caption} aria-busy={busy}>
        <thead>
          <tr>
            {selection === undefined ? null : <SelectAll rows={rows} keyOf={keyOf} selection={selection} />}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={css.th({ end: column.end })}
                aria-sort={ariaSort(column, sort)}
              >
                {column.sortable ? (
                  <button type="button" className={css.sortButton} onClick={() => onSort(column.id)}>
                    {column.label}
                    <Icon
                      name={sort === `-${column.id}` ? 'chevronUp' : 'chevronDown'}
                      size={16}
                      className={css.sortIcon({ active: sort?.replace('-', '') === column.id })}
                    />
                  </button>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={css.row}>
              {selection === undefined ? null : <SelectRow row={row} id={keyOf(row)} selection={selection} />}
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row" className={css.td({ end: column.end })}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={css.td({ end: column.end })}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ariaSort({ id, sortable }: { id: string; sortable?: boolean }, sort: string | undefined) {
  if (!sortable) return undefined;
  if (sort === id) return 'ascending' as const;
  return sort === `-${id}` ? ('descending' as const) : ('none' as const);
}
