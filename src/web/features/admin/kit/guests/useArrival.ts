import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalActors } from '#web/actors/arrival.actors.ts';
import { useUndoNotices } from '../undoBar/useUndo.ts';

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;

/** Refusals of an undo, and undos, are said. */
export function useArrival(): ArrivalRef {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => arrivalMachine.provide({ actors: arrivalActors(client) }));
  const actor = useActorRef(machine);
  useUndoNotices(actor, t({ id: 'arrival.undone', message: 'Teruggedraaid' }));
  return actor;
}
