import { createActor } from 'xstate';
import type { CameraActors } from '#machines/camera/camera.actors.ts';
import { cameraMachine } from '#machines/camera/camera.machine.ts';
import type { CameraAnswer, CameraEvent } from '#machines/camera/camera.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runCamera() {
  const world = controlledActors();
  const actors = { camera: world.callback('camera') } satisfies CameraActors;
  const actor = createActor(cameraMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const cameraEvents = {
  'camera.requested': [{ type: 'camera.requested' }],
  'camera.dismissed': [{ type: 'camera.dismissed' }],
  'code.scanned': [
    { type: 'code.scanned', text: 'K-7M3Q-9F2X' },
    { type: 'code.scanned', text: 'https://elders.example' },
  ],
  'camera.started': [{ type: 'camera.started' }],
  'camera.refused': [
    { type: 'camera.refused', refusal: 'denied' },
    { type: 'camera.refused', refusal: 'insecure' },
  ],
  'code.seen': [
    { type: 'code.seen', text: 'K-7M3Q-9F2X' },
    { type: 'code.seen', text: 'https://elders.example' },
  ],
  'xstate.error.actor.camera': [{ type: 'xstate.error.actor.camera', error: { code: 'internal' } }],
} satisfies EventsByType<CameraEvent | CameraAnswer>;
