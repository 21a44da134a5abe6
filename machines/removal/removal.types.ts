import type { UndoAnswer, UndoEvent } from '#machines/undo/undo.types.ts';

export type RemovalEvent = { type: 'object.removed' } | UndoEvent;

export type RemovalAnswer = UndoAnswer<null>;
