import type { ReactNode } from 'react';
import * as css from './Reports.css.ts';

export type ReportColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Below the column; '' where a sum says nothing. */
  total?: ReactNode;
};

type ReportTableProps<Row> = {
  caption: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Names the last row; without it there is none. */
  totalLabel?: string;
};

/** A table that is too wide is scrolled by keys too. */
const focusable = { tabIndex: 0 };

/** The first column names the row. */
export function ReportTable<Row>({ caption, columns, rows, keyOf, totalLabel }: ReportTableProps<Row>) {
  return (
    <div className={css.scroll} role="group" aria-label={caption} {...focusable}>
      <table className={css.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell }, at) =>
                at === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totalLabel === undefined || rows.length < 2 ? null : (
          <tfoot>
            <tr>
              {columns.map(({ id, total = '' }, at) =>
                at === 0 ? (
                  <th key={id} scope="row">
                    {totalLabel}
                  </th>
                ) : (
                  <td key={id}>{total}</td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
