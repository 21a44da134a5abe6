import { createActor, fromPromise } from 'xstate';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { pause } from '#web/actors/pause.ts';
import type { Removed } from '../kit/undo/offerUndo.ts';
import type { ForcedSave } from '../openingTimes/useForcedSave.tsx';

/** The machine with what was removed last. */
export function startRemoval(save: ForcedSave['save']) {
  let last: Removed | null = null;
  let failure: unknown = null;
  const machine = removalMachine.provide({
    actors: {
      pause,
      restore: fromPromise(async () => {
        try {
          await save(last!.restore, last!.change);
          return null;
        } catch (error) {
          failure = error;
          throw error;
        }
      }),
    },
  });
  const actor = createActor(machine).start();
  const offer = (removed: Removed): void => {
    last = removed;
    actor.send({ type: 'object.removed' });
  };
  return { actor, offer, lastFailure: () => failure };
}
