import { useLingui } from '@lingui/react/macro';
import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './OrderList.css.ts';
import { movedTo } from './movedTo.ts';

type OrderListProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** In words, for the buttons. */
  nameOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
  /** Without it the order is only shown. */
  onOrder?: ((ids: string[]) => void) | undefined;
};

/** A list in an order of its own: by dragging, by its buttons, and with Alt and the arrows from inside a row. */
export function OrderList<Row>({ label, rows, keyOf, nameOf, children, onOrder }: OrderListProps<Row>) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const ids = rows.map(keyOf);
  const move = (id: string, to: number): void => {
    if (onOrder === undefined || to < 0 || to >= ids.length || ids.indexOf(id) === to) return;
    const name = nameOf(rows[ids.indexOf(id)]!);
    const [place, count] = [to + 1, ids.length];
    setSaid(t({ id: 'admin.order.moved', message: `${name} staat nu op plek ${place} van ${count}` }));
    onOrder(movedTo(ids, id, to));
  };
  const pressed = (event: KeyboardEvent, id: string): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(id, ids.indexOf(id) + step);
  };
  const drop = (event: DragEvent, id: string): void => {
    event.preventDefault();
    if (dragged !== null) move(dragged, ids.indexOf(id));
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ol className={css.list} aria-label={label}>
        {rows.map((row, at) => {
          const id = keyOf(row);
          const name = nameOf(row);
          return (
            <li
              key={id}
              className={css.row({ over: over === id && dragged !== id, dragged: dragged === id })}
              draggable={onOrder !== undefined}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(id);
              }}
              onDrop={(event) => drop(event, id)}
              onKeyDown={(event) => pressed(event, id)}
            >
              <div className={css.content}>{children(row)}</div>
              {onOrder === undefined ? null : (
                <div className={css.buttons}>
                  <IconButton
                    icon="chevronUp"
                    plain
                    label={t({ id: 'admin.order.up', message: `Omhoog: ${name}` })}
                    aria-disabled={at === 0}
                    onClick={() => move(id, at - 1)}
                  />
                  <IconButton
                    icon="chevronDown"
                    plain
                    label={t({ id: 'admin.order.down', message: `Omlaag: ${name}` })}
                    aria-disabled={at === rows.length - 1}
                    onClick={() => move(id, at + 1)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <p role="status">{said}</p>
      </VisuallyHidden>
    </>
  );
}
