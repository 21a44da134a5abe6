import { createActor, fromPromise } from 'xstate';
import type { RemovalActors } from '#machines/removal/removal.actors.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { pause } from '#web/actors/pause.ts';
import type { Removed } from '../kit/undo/offerUndo.ts';
import type { ForcedSave } from '../openingTimes/useForcedSave.tsx';

/** The machine with what was removed last. */
export function startRemoval(save: ForcedSave['save']) {
  let last: Removed | null = null;
  const actors: RemovalActors = {
    pause,
    restore: fromPromise(async () => {
      await save(last!.restore, last!.change);
      return null;
    }),
  };
  const actor = createActor(removalMachine.provide({ actors })).start();
  const offer = (removed: Removed): void => {
    last = removed;
    actor.send({ type: 'object.removed' });
  };
  return { actor, offer };
}
