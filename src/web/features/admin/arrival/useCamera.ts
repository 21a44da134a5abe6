import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cameraMachine } from '#machines/camera/camera.machine.ts';
import { cameraActors } from '#web/actors/camera.actors.ts';
import { useScanner } from './useScanner.ts';

export type Camera = {
  actor: ActorRefFrom<typeof cameraMachine>;
  /** The last one, which may be off. */
  stream: MediaStream | null;
};

/** Codes of the camera, and of the hand scanner whether it is on or off. */
export function useCamera(onRead: (text: string) => void): Camera {
  const [stream, show] = useState<MediaStream | null>(null);
  const [machine] = useState(() => cameraMachine.provide({ actors: cameraActors(show) }));
  const actor = useActorRef(machine);
  const read = useEffectEvent(onRead);
  useScanner((text) => actor.send({ type: 'code.scanned', text }));
  useEffect(() => {
    const subscription = actor.on('code.read', ({ text }) => read(text));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { actor, stream };
}
