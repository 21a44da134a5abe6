import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { CameraActors } from '#machines/camera/camera.actors.ts';
import type { CameraAnswer, CameraRefusal } from '#machines/camera/camera.types.ts';

/** Milliseconds between two looks at the picture. */
const pause = 150;
/** Pixels; a code at arm's length is still read, in a fifth of the time that a whole picture takes. */
const widest = 640;

/** `show` gets the picture while the camera is on. */
export const cameraActors = (show: (stream: MediaStream | null) => void): CameraActors => ({
  camera: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const send: (answer: CameraAnswer) => void = sendBack;
    const ending = new AbortController();
    void readCodes({ send, show, signal: ending.signal }).catch((error: unknown) => {
      if (!ending.signal.aborted) send({ type: 'camera.refused', refusal: refusalOf(error) });
    });
    return () => ending.abort();
  }),
});

type Reading = {
  send: (answer: CameraAnswer) => void;
  show: (stream: MediaStream | null) => void;
  signal: AbortSignal;
};

async function readCodes({ send, show, signal }: Reading): Promise<void> {
  const [{ default: decodeQr }, stream] = await Promise.all([import('qr/decode.js'), openCamera()]);
  const stop = (): void => {
    stream.getTracks().forEach((track) => track.stop());
    show(null);
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  await video.play();
  show(stream);
  send({ type: 'camera.started' });
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  while (!signal.aborted) {
    const text = codeIn(pictureOf(video, canvas), decodeQr);
    if (text !== null) send({ type: 'code.seen', text });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The back camera where there are two. Rejects with the browser's DOMException, also without a secure connection. */
function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return Promise.reject(new DOMException('no camera', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment' } });
}

function pictureOf(video: HTMLVideoElement, canvas: CanvasRenderingContext2D): ImageData {
  const scale = Math.min(1, widest / video.videoWidth);
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  Object.assign(canvas.canvas, { width, height });
  canvas.drawImage(video, 0, 0, width, height);
  return canvas.getImageData(0, 0, width, height);
}

/** The decoder throws where there is no code in view. */
function codeIn(picture: ImageData, decodeQr: (image: ImageData) => string): string | null {
  try {
    return decodeQr(picture);
  } catch {
    return null;
  }
}

const refusals: Partial<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const refusalOf = (error: unknown): CameraRefusal =>
  (error instanceof DOMException ? refusals[error.name] : undefined) ?? 'busy';
