import { assertEvent, setup } from 'xstate';
import { scannedNumber } from '#domain/booking/scannedNumber.ts';
import { cameraActors } from './camera.actors.ts';
import type { CameraAnswer, CameraContext, CameraEmitted, CameraEvent } from './camera.types.ts';

const base = setup({
  types: {
    context: {} as CameraContext,
    events: {} as CameraEvent | CameraAnswer,
    emitted: {} as CameraEmitted,
    tags: {} as 'dialogOpen',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: cameraActors,
  guards: {
    isReservationNumber: ({ event }) => 'text' in event && scannedNumber(event.text) !== null,
    mayRetry: ({ context }) => context.refusal !== 'insecure',
  },
});

const cameraSetup = base.extend({
  actions: {
    forget: base.assign({ refusal: null, isOtherCode: false }),
    assignRefusal: base.assign(({ event }) => {
      assertEvent(event, 'camera.refused');
      return { refusal: event.refusal };
    }),
    assignBusy: base.assign({ refusal: 'busy' }),
    assignOtherCode: base.assign({ isOtherCode: true }),
    emitRead: base.emit(({ event }) => {
      assertEvent(event, ['code.seen', 'code.scanned']);
      return { type: 'code.read', text: event.text } as const;
    }),
  },
});

const refused = { target: '#refused', actions: 'assignRefusal' } as const;
const read = [
  { guard: 'isReservationNumber', target: '#off', actions: 'emitRead' },
  { actions: 'assignOtherCode' },
] as const;

/**
 * The camera of the desk reads the code of a reservation, and is off as soon as it has one. While its dialog is open, the
 * hand scanner reads in its place.
 */
export const cameraMachine = cameraSetup.createMachine({
  id: 'camera',
  context: { refusal: null, isOtherCode: false },
  initial: 'off',
  states: {
    off: {
      id: 'off',
      meta: { description: { nl: 'De camera staat uit', en: 'The camera is off' } },
      on: { 'camera.requested': { target: 'on', actions: 'forget' }, 'code.scanned': { actions: 'emitRead' } },
    },
    on: {
      tags: 'dialogOpen',
      initial: 'starting',
      meta: { description: { nl: 'De camera staat aan', en: 'The camera is on' } },
      invoke: { id: 'camera', src: 'camera', onError: { target: '#refused', actions: 'assignBusy' } },
      on: { 'camera.refused': refused, 'camera.dismissed': 'off', 'code.scanned': [...read] },
      states: {
        starting: {
          meta: { description: { nl: 'Vraagt om de camera', en: 'Asking for the camera' } },
          on: { 'camera.started': 'reading' },
        },
        reading: {
          meta: { description: { nl: 'Zoekt een code in beeld', en: 'Looking for a code in view' } },
          on: { 'code.seen': [...read] },
        },
      },
    },
    refused: {
      id: 'refused',
      tags: 'dialogOpen',
      meta: { description: { nl: 'Heeft geen camera', en: 'Has no camera' } },
      on: {
        'camera.requested': { guard: 'mayRetry', target: 'on', actions: 'forget' },
        'camera.dismissed': 'off',
        'code.scanned': [...read],
      },
    },
  },
});
