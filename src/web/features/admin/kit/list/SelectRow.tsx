import { useLingui } from '@lingui/react/macro';
import * as css from './List.css.ts';
import type { Selection } from './ListTable.tsx';

type SelectRowProps<Row> = { row: Row; id: string; selection: Selection<Row> };

export function SelectRow<Row>({ row, id, selection: { selected, toggle, nameOf } }: SelectRowProps<Row>) {
  const { t } = useLingui();
  const name = nameOf(row);
  return (
    <td className={css.selectCell}>
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={t({ id: 'admin.select', message: `Selecteer ${name}` })}
        checked={selected.has(id)}
        onChange={(event) => toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </td>
  );
}

type SelectAllProps<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; selection: Selection<Row> };

export function SelectAll<Row>({ rows, keyOf, selection: { selected, toggleAll } }: SelectAllProps<Row>) {
  const { t } = useLingui();
  return (
    <th scope="col" className={css.selectCell}>
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={t({ id: 'admin.select.all', message: 'Selecteer alles op deze pagina' })}
        checked={rows.every((row) => selected.has(keyOf(row)))}
        onChange={toggleAll}
      />
    </th>
  );
}
