import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardSwapMachine } from '#machines/boardSwap/boardSwap.machine.ts';
import { boardSwapActors } from '#web/actors/boardSwap.actors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';

export type BoardSwapRef = ActorRefFrom<typeof boardSwapMachine>;

/** Its refusals and undos are said. */
export function useBoardSwap(): BoardSwapRef {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => boardSwapMachine.provide({ actors: boardSwapActors(client) }));
  const actor = useActorRef(machine);
  const undone = t({ id: 'board.move.undone', message: 'Staat weer waar het stond.' });
  useEffect(() => {
    const subscriptions = [
      actor.on('swap.refused', ({ refused }) => toastError(refusedText(refused))),
      actor.on('notice', () => toastSuccess(undone)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, undone]);
  return actor;
}
