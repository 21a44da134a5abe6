import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Refused } from '#machines/failureCode.ts';
import { blockedTimeMachine } from '#machines/blockedTime/blockedTime.machine.ts';
import { blockedTimeActors } from '#web/actors/blockedTime.actors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { useUndoNotices } from '../kit/undoBar/useUndo.ts';

export type BlockedTimeRef = ActorRefFrom<typeof blockedTimeMachine>;

/** Its refusals and undos are said. */
export function useBlockedTime(): BlockedTimeRef {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => blockedTimeMachine.provide({ actors: blockedTimeActors(client) }));
  const actor = useActorRef(machine);
  const undone = t({ id: 'board.blocked.undone', message: 'Het is weer zoals het was.' });
  const inTheWay = t({ id: 'board.blocked.taken', message: 'Op die tijd is intussen iets anders gepland.' });
  const refusal = useCallback(
    (refused: Refused): string => (refused.problem === 'in_use' ? inTheWay : refusedText(refused)),
    [inTheWay],
  );
  useUndoNotices(actor, undone, refusal);
  return actor;
}
