/** Nobody allowed it, there is none, or another program has it. */
export type CameraRefusal = 'denied' | 'missing' | 'busy';

export type CameraContext = {
  refusal: CameraRefusal | null;
  /** What was read last is no code of a reservation. */
  isOtherCode: boolean;
};

export type CameraEvent = { type: 'camera.requested' } | { type: 'camera.dismissed' };

/** What the camera says. */
export type CameraAnswer =
  | { type: 'camera.started' }
  | { type: 'camera.refused'; refusal: CameraRefusal }
  | { type: 'code.seen'; text: string }
  | { type: 'xstate.error.actor.camera'; error: unknown };

export type CameraEmitted = { type: 'code.read'; text: string };
