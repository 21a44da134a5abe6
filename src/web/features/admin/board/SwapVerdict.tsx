import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DayBoard, SwappedItem } from '#contract/names.ts';
import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import type { Exchange } from '#machines/boardSwap/boardSwap.types.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { swapPreviewQuery } from '#web/queries/admin/swapItems.ts';
import { Note } from '#web/ui/Note.tsx';
import { bookingOfItem } from './boardSwaps.ts';
import { useMoveReasons } from './useMoveReasons.ts';

type SwapVerdictProps = { board: DayBoard; item: BoardItem; other: BoardItem; exchange: readonly Exchange[] };

/** Where each of the two would be, and why not. */
export function SwapVerdict({ board, item, other, exchange }: SwapVerdictProps) {
  const items = [item, other].map(({ itemId, sequence }) => ({ itemId, sequence }));
  const { data, error, isPlaceholderData } = useQuery(swapPreviewQuery(item.date, { items, exchange: [...exchange] }));
  if (error !== null)
    return (
      <Note kind="danger" role="alert">
        {refusedText(refusedBy(error))}
      </Note>
    );
  if (data === undefined) return null;
  return (
    <Note kind={data.items.every(({ reason }) => reason === null) ? 'success' : 'warning'} role="status">
      {data.items.map((swapped) => (
        <p key={swapped.itemId} aria-busy={isPlaceholderData}>
          <Line board={board} swapped={swapped} />
        </p>
      ))}
    </Note>
  );
}

function Line({ board, swapped }: { board: DayBoard; swapped: SwappedItem }) {
  const reasons = useMoveReasons();
  const { itemId, startTime, endTime, resourceIds, reason } = swapped;
  const block = bookingOfItem(board, itemId);
  const guest = [block?.title, block?.subtitle].filter(Boolean).join(', ');
  const names = board.resources.filter(({ id }) => resourceIds.includes(id)).map(({ name }) => name);
  if (reason !== null)
    return (
      <>
        {guest}: {reasons(reason)}
      </>
    );
  const where = names.length === 0 ? '' : ` · ${names.join(', ')}`;
  return (
    <Trans id="board.swap.fits">
      {guest} past: {startTime} – {endTime}
      {where}
    </Trans>
  );
}
