import type { ListMeta } from '#contract/names.ts';

/** A place in a list: before or after the row `id`. `from` is the place of the page's first row, counted from 1. */
export interface Cursor {
  direction: 'after' | 'before';
  from: number;
  id: string;
}

const formatCursor = ({ direction, from, id }: Cursor): string => `${direction}.${from}.${id}`;

/** Of a text that fits the contract's pattern. */
export function parseCursor(text: string): Cursor {
  const [direction, from, id] = text.split('.');
  return { direction: direction === 'before' ? 'before' : 'after', from: Number(from), id: id! };
}

type Places = Pick<ListMeta, 'from' | 'next' | 'previous'>;

/** `rows` go away from the cursor, and are one more than the page has where there are others. */
export function pageOf<Row extends { rowId: string }>(
  rows: readonly Row[],
  cursor: Cursor | null,
  pageSize: number,
): Places & { shown: Row[] } {
  const isBackwards = cursor?.direction === 'before';
  const hasOthers = rows.length > pageSize;
  const away = rows.slice(0, pageSize);
  const shown = isBackwards ? away.toReversed() : away;
  const hasPrevious = isBackwards ? hasOthers : cursor !== null;
  const hasNext = isBackwards || hasOthers;
  const from = hasPrevious ? Math.max(cursor!.from, 2) : 1;
  const [first, last] = [shown.at(0), shown.at(-1)];
  return {
    shown,
    from,
    next: hasNext && last ? formatCursor({ direction: 'after', from: from + shown.length, id: last.rowId }) : null,
    previous:
      hasPrevious && first
        ? formatCursor({ direction: 'before', from: Math.max(1, from - pageSize), id: first.rowId })
        : null,
  };
}
