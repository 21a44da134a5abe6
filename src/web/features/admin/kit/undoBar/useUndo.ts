import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';
import type { Refused } from '#machines/failureCode.ts';
import { isUndoable, isUndoing, type UndoSnapshot } from '#machines/undo/undo.selectors.ts';
import type { UndoEmitted, UndoEvent } from '#machines/undo/undo.types.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';

/** Of a machine that can take back for a while what staff did. */
export type UndoRef = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => UndoSnapshot;
  send: (event: UndoEvent) => void;
  on: (type: '*', listener: (emitted: UndoEmitted) => void) => Subscription;
};

export const useUndo = (actor: UndoRef): { undoable: boolean; undoing: boolean; undo: () => void } => ({
  undoable: useSelector(actor, isUndoable),
  undoing: useSelector(actor, isUndoing),
  undo: () => actor.send({ type: 'undo.requested' }),
});

/** Undos and refusals are said; `sentence` null says a refusal elsewhere. */
export function useUndoNotices(
  actor: UndoRef,
  undone: string,
  sentence: (refused: Refused) => string | null = refusedText,
): void {
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (emitted) => {
      if (emitted.type === 'notice') return toastSuccess(undone);
      const text = sentence(emitted.refused);
      if (text !== null) toastError(text);
    });
    return unsubscribe;
  }, [actor, undone, sentence]);
}
