import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { UndoAnswer, UndoEvent } from '#machines/undo/undo.types.ts';

export type Exchange = 'times' | 'therapists' | 'rooms';

export type SwappedItem = Pick<BoardItem, 'itemId' | 'sequence' | 'reservationId'>;

export type SwapInput = {
  date: string;
  items: readonly [SwappedItem, SwappedItem];
  exchange: readonly Exchange[];
  notifyGuests: boolean;
};

export type BoardSwapContext = {
  item: BoardItem | null;
  other: BoardItem | null;
  exchange: readonly Exchange[];
  notifyGuests: boolean;
  /** The same swap once more. */
  undo: SwapInput | null;
  refused: Refused | null;
};

export type BoardSwapEvent =
  | { type: 'item.chosen'; item: BoardItem }
  | { type: 'other.chosen'; other: BoardItem }
  | { type: 'exchange.changed'; exchange: readonly Exchange[] }
  | { type: 'notification.changed'; notifyGuests: boolean }
  | { type: 'swap.requested' }
  | { type: 'swap.dismissed' }
  | UndoEvent;

type Swapped = readonly [SwappedItem, SwappedItem];

export type BoardSwapAnswer =
  | { type: 'xstate.done.actor.swap'; output: Swapped }
  | { type: 'xstate.error.actor.swap'; error: unknown }
  | UndoAnswer<Swapped>;
