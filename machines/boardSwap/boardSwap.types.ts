import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import type { Refused } from '#machines/failureCode.ts';

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
  | { type: 'undo.requested' };

type Swapped = readonly [SwappedItem, SwappedItem];

export type BoardSwapAnswer =
  | { type: 'xstate.done.actor.swap'; output: Swapped }
  | { type: 'xstate.error.actor.swap'; error: unknown }
  | { type: 'xstate.done.actor.swapBack'; output: Swapped }
  | { type: 'xstate.error.actor.swapBack'; error: unknown }
  | { type: 'xstate.done.actor.pause'; output: null }
  | { type: 'xstate.error.actor.pause'; error: unknown };

export type BoardSwapEmitted = { type: 'notice'; code: 'undone' } | { type: 'swap.refused'; refused: Refused };
