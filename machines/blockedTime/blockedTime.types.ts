import type { Refused } from '#machines/failureCode.ts';
import type { UndoAnswer, UndoEvent } from '#machines/undo/undo.types.ts';

/** Times are 'HH:mm'; `id` and `version` null: not blocked yet. */
export type BlockedTimeDraft = {
  date: string;
  id: string | null;
  version: number | null;
  resourceId: string;
  startTime: string;
  endTime: string;
  reason: string;
};

/** As the board shows it. */
export type BlockedTime = BlockedTimeDraft & { id: string; version: number };

/** What takes the last change back. */
export type BlockedTimeUndo = { kind: 'remove'; blockedTime: BlockedTime } | { kind: 'save'; draft: BlockedTimeDraft };

export type BlockedTimeContext = {
  /** What it was when it was chosen; null for a new one. */
  before: BlockedTime | null;
  draft: BlockedTimeDraft | null;
  change: 'blocked' | 'changed' | 'removed' | null;
  undo: BlockedTimeUndo | null;
  refused: Refused | null;
};

export type BlockedTimeEvent =
  | { type: 'blockedTime.requested'; draft: BlockedTimeDraft }
  | { type: 'blockedTime.chosen'; blockedTime: BlockedTime }
  | { type: 'blockedTime.dropped'; blockedTime: BlockedTime; draft: BlockedTimeDraft }
  | { type: 'draft.changed'; draft: BlockedTimeDraft }
  | { type: 'save.requested' }
  | { type: 'removal.requested' }
  | { type: 'dialog.dismissed' }
  | UndoEvent;

export type BlockedTimeAnswer =
  | { type: 'xstate.done.actor.save'; output: BlockedTime }
  | { type: 'xstate.error.actor.save'; error: unknown }
  | { type: 'xstate.done.actor.drop'; output: BlockedTime }
  | { type: 'xstate.error.actor.drop'; error: unknown }
  | { type: 'xstate.done.actor.remove'; output: null }
  | { type: 'xstate.error.actor.remove'; error: unknown }
  | UndoAnswer<null>;
