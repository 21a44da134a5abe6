import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardMoveMachine } from '#machines/boardMove/boardMove.machine.ts';
import { isChoosing } from '#machines/boardMove/boardMove.selectors.ts';
import { boardMoveActors } from '#web/actors/boardMove.actors.ts';
import { focusIsLost } from '#web/ui/focusPage.ts';
import { useUndoNotices } from '../kit/undoBar/useUndo.ts';

export type BoardMoveRef = ActorRefFrom<typeof boardMoveMachine>;

/** Its refusals and undos are said; a booking that changed its place keeps the focus. */
export function useBoardMove(): BoardMoveRef {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => boardMoveMachine.provide({ actors: boardMoveActors(client) }));
  const actor = useActorRef(machine);
  useUndoNotices(actor, t({ id: 'board.move.undone', message: 'Staat weer waar het stond.' }));
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const isOpen = useSelector(actor, isChoosing);
  const itemId = useSelector(actor, ({ context }) => context.item?.itemId ?? null);
  useEffect(() => {
    if (!isOpen && itemId !== null && focusIsLost()) focusBooking(itemId);
  }, [isOpen, itemId, value]);
  return actor;
}

const focusBooking = (itemId: string): void =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`)?.focus();
