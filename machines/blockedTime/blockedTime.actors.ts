import { promiseNotProvided } from '#machines/notProvided.ts';
import { undoActors } from '#machines/undo/undo.actors.ts';
import type { BlockedTime, BlockedTimeDraft, BlockedTimeUndo } from './blockedTime.types.ts';

/** They throw the server's refusal; either way the board is read again. */
export const blockedTimeActors = {
  save: promiseNotProvided<BlockedTime, { draft: BlockedTimeDraft }>('save'),
  remove: promiseNotProvided<null, { blockedTime: BlockedTime }>('remove'),
  undo: promiseNotProvided<null, { undo: BlockedTimeUndo }>('undo'),
  ...undoActors,
};

export type BlockedTimeActors = typeof blockedTimeActors;
