/**
 * Nobody allowed it, there is none, another program has it, the page is not secure enough to ask for one, or what reads its
 * pictures did not load.
 */
export type CameraRefusal = 'denied' | 'missing' | 'busy' | 'insecure' | 'unloaded';

export type CameraContext = {
  refusal: CameraRefusal | null;
  /** What was read last is no code of a reservation. */
  isOtherCode: boolean;
};

export type CameraEvent =
  | { type: 'camera.requested' }
  | { type: 'camera.dismissed' }
  /** By the hand scanner. */
  | { type: 'code.scanned'; text: string };

/** What the camera says. */
export type CameraAnswer =
  | { type: 'camera.started' }
  | { type: 'camera.refused'; refusal: CameraRefusal }
  | { type: 'code.seen'; text: string }
  | { type: 'xstate.error.actor.camera'; error: unknown };

export type CameraEmitted = { type: 'code.read'; text: string };
