import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cameraMachine } from '#machines/camera/camera.machine.ts';
import { cameraRefusal } from '#machines/camera/camera.selectors.ts';

function filmed() {
  const track = { isOn: true, stop: () => (track.isOn = false) };
  return {
    track,
    stream: {
      getTracks: () => [track],
      get active() {
        return track.isOn;
      },
    },
  };
}

type Film = ReturnType<typeof filmed>;

/** Opens the dialog on a device that answers by `getUserMedia` and may show what it films. */
async function open(
  getUserMedia: () => Promise<Film['stream']>,
  { isSecure = true, isOnline = true, plays = true } = {},
) {
  vi.stubGlobal('window', { isSecureContext: isSecure });
  vi.stubGlobal('navigator', { onLine: isOnline, mediaDevices: isSecure ? { getUserMedia } : undefined });
  const canvas = { canvas: {}, drawImage: () => undefined, getImageData: () => ({}) };
  const play = () => (plays ? Promise.resolve() : Promise.reject(new DOMException('no picture', 'AbortError')));
  vi.stubGlobal('document', { createElement: () => ({ videoWidth: 640, play, getContext: () => canvas }) });
  const { cameraActors } = await import('#web/actors/camera.actors.ts');
  const actor = createActor(cameraMachine.provide({ actors: cameraActors(() => undefined) })).start();
  actor.send({ type: 'camera.requested' });
  const refusal = () => cameraRefusal(actor.getSnapshot());
  return { actor, refusal };
}

/** What was loaded for one test is not there in the next. */
beforeEach(() => vi.resetModules());

test('a page without https is told so', async () => {
  const { refusal } = await open(vi.fn(), { isSecure: false });
  await vi.waitFor(() => expect(refusal()).toBe('insecure'));
});

test('the camera is not asked for before its reader is there', async () => {
  const getUserMedia = vi.fn(async () => filmed().stream);
  const { refusal } = await open(getUserMedia, { isOnline: false });
  await vi.waitFor(() => expect(refusal()).toBe('unloaded'));
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('a camera that is granted after the dialog was closed is turned off', async () => {
  const { track, stream } = filmed();
  let grant: (stream: Film['stream']) => void = () => undefined;
  const getUserMedia = vi.fn(() => new Promise<Film['stream']>((resolve) => (grant = resolve)));
  const { actor } = await open(getUserMedia);
  await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  actor.send({ type: 'camera.dismissed' });
  grant(stream);
  await vi.waitFor(() => expect(track.isOn).toBe(false));
});

test('a camera whose picture cannot be shown is turned off', async () => {
  const { track, stream } = filmed();
  const { refusal } = await open(async () => stream, { plays: false });
  await vi.waitFor(() => expect(refusal()).toBe('busy'));
  expect(track.isOn).toBe(false);
});

test('a camera that is pulled out is said to be gone', async () => {
  const { track, stream } = filmed();
  const { actor, refusal } = await open(async () => stream);
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ on: 'reading' })).toBe(true));
  track.stop();
  await vi.waitFor(() => expect(refusal()).toBe('busy'));
});
