import type { BoardBlock, DayBoard } from '#contract/names.ts';
import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import { boardItemOf } from './boardMoves.ts';

const allBlocks = ({ blocks, unassigned }: DayBoard): BoardBlock[] => [...blocks, ...unassigned];

/** As it stands on the board, on whichever lane. */
export const bookingOfItem = (board: DayBoard, itemId: string): BoardBlock | undefined =>
  allBlocks(board).find((block) => block.kind === 'item' && block.itemId === itemId);

export type Swappable = { item: BoardItem; words: string };

/** What else can be moved, once each, in the order of the day. */
export function swappableWith(board: DayBoard, { itemId: ownId }: BoardItem): Swappable[] {
  const items = allBlocks(board).filter(({ kind }) => kind === 'item');
  const byItem = new Map(items.map((block) => [block.itemId, block]));
  return [...byItem.values()]
    .flatMap((block): Swappable[] => {
      const item = block.itemId === ownId ? null : boardItemOf(board.date, block);
      return item === null ? [] : [{ item, words: wordsOf(board, block) }];
    })
    .toSorted((a, b) => a.words.localeCompare(b.words));
}

function wordsOf({ resources }: DayBoard, { startTime, title, subtitle, resourceIds }: BoardBlock): string {
  const names = resources.filter(({ id }) => resourceIds.includes(id)).map(({ name }) => name);
  const where = names.length === 0 ? '' : ` · ${names.join(', ')}`;
  return `${startTime} ${[title, subtitle].filter(Boolean).join(', ')}${where}`;
}
