import type { Refused } from '#machines/failureCode.ts';
import type { UndoAnswer, UndoEvent } from '#machines/undo/undo.types.ts';

/** 'HH:mm'; of each kind of resource all or none. */
export type MoveTarget = { startTime: string; resourceIds: readonly string[] };

/** An item as the board shows it. */
export type BoardItem = MoveTarget & { date: string; itemId: string; reservationId: string; sequence: number };

export type MoveInput = { item: BoardItem; target: MoveTarget; notifyGuest: boolean };

/** Where it is now. */
export type Moved = MoveTarget & { sequence: number };

export type BoardMoveContext = {
  item: BoardItem | null;
  target: MoveTarget | null;
  notifyGuest: boolean;
  /** What the last move put elsewhere: where it is, and where it was. Who was told of the move is told of its undo. */
  former: MoveInput | null;
  refused: Refused | null;
};

export type BoardMoveEvent =
  | { type: 'item.chosen'; item: BoardItem; target: MoveTarget }
  | { type: 'item.dropped'; item: BoardItem; target: MoveTarget }
  | { type: 'target.changed'; target: MoveTarget }
  | { type: 'notification.changed'; notifyGuest: boolean }
  | { type: 'move.requested' }
  | { type: 'move.dismissed' }
  | UndoEvent;

export type BoardMoveAnswer =
  | { type: 'xstate.done.actor.move'; output: Moved }
  | { type: 'xstate.error.actor.move'; error: unknown }
  | { type: 'xstate.done.actor.drop'; output: Moved }
  | { type: 'xstate.error.actor.drop'; error: unknown }
  | UndoAnswer<Moved>;
