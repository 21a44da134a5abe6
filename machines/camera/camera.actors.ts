import type { EventObject } from 'xstate';
import { callbackNotProvided } from '#machines/notProvided.ts';

export const cameraActors = {
  /** Sends `CameraAnswer`s until it is stopped, which turns the camera off. */
  camera: callbackNotProvided<EventObject, undefined>('camera'),
};

export type CameraActors = typeof cameraActors;
