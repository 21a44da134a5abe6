import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalActors } from '#web/actors/arrival.actors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;

/** Refusals of an undo, and undos, are said. */
export function useArrival(): ArrivalRef {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => arrivalMachine.provide({ actors: arrivalActors(client) }));
  const actor = useActorRef(machine);
  const undone = t({ id: 'arrival.undone', message: 'Teruggedraaid' });
  useEffect(() => {
    const subscriptions = [
      actor.on('mark.refused', ({ refused }) => toastError(refusedText(refused))),
      actor.on('notice', () => toastSuccess(undone)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, undone]);
  return actor;
}
