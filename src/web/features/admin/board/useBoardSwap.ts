import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardSwapMachine } from '#machines/boardSwap/boardSwap.machine.ts';
import { boardSwapActors } from '#web/actors/boardSwap.actors.ts';
import { useUndoNotices } from '../kit/undoBar/useUndo.ts';

export type BoardSwapRef = ActorRefFrom<typeof boardSwapMachine>;

/** Its refusals and undos are said. */
export function useBoardSwap(): BoardSwapRef {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => boardSwapMachine.provide({ actors: boardSwapActors(client) }));
  const actor = useActorRef(machine);
  useUndoNotices(actor, t({ id: 'board.move.undone', message: 'Staat weer waar het stond.' }));
  return actor;
}
