import type { UndoTag } from './undo.types.ts';

export type UndoSnapshot = { hasTag: (tag: UndoTag) => boolean };

export const isUndoable = (snapshot: UndoSnapshot): boolean => snapshot.hasTag('undoable');
export const isUndoing = (snapshot: UndoSnapshot): boolean => snapshot.hasTag('undoing');
