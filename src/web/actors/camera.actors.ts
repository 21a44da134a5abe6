import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { loadWhenConnected } from '#domain/values/loadWhenConnected.ts';
import type { CameraActors } from '#machines/camera/camera.actors.ts';
import type { CameraAnswer, CameraRefusal } from '#machines/camera/camera.types.ts';

/** Milliseconds between two looks at the picture. */
const pause = 150;
/** Pixels; a code at arm's length is still read, in a fifth of the time that a whole picture takes. */
const widest = 640;

const loadDecoder = loadWhenConnected(
  () => navigator.onLine,
  async () => (await import('qr/decode.js')).default,
);

/** `show` gets the picture when the camera is on. */
export const cameraActors = (show: (stream: MediaStream) => void): CameraActors => ({
  camera: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const send: (answer: CameraAnswer) => void = sendBack;
    const ending = new AbortController();
    void readCodes({ send, show, signal: ending.signal })
      .catch(refusalOf)
      .then((refusal) => {
        if (!ending.signal.aborted) send({ type: 'camera.refused', refusal });
      });
    return () => ending.abort();
  }),
});

type Decode = (picture: ImageData) => string;
type Reading = {
  send: (answer: CameraAnswer) => void;
  show: (stream: MediaStream) => void;
};

/** Why it ended. */
async function readCodes({ signal, ...reading }: Reading & { signal: AbortSignal }): Promise<CameraRefusal> {
  if (!window.isSecureContext) return 'insecure';
  const decodeQr = await loadDecoder().catch(() => null);
  if (decodeQr === null) return 'unloaded';
  signal.throwIfAborted();
  const stream = await openBackCamera();
  const turnOff = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', turnOff);
  try {
    signal.throwIfAborted();
    await readUntilOff(stream, decodeQr, reading);
    return 'busy';
  } finally {
    turnOff();
  }
}

/** The front camera where there is no other. Rejects with the browser's DOMException. */
const openBackCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });

async function readUntilOff(stream: MediaStream, decodeQr: Decode, { send, show }: Reading): Promise<void> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  await video.play();
  show(stream);
  send({ type: 'camera.started' });
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  while (stream.active) {
    const text = codeIn(pictureOf(video, canvas), decodeQr);
    if (text !== null) send({ type: 'code.seen', text });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function pictureOf(video: HTMLVideoElement, canvas: CanvasRenderingContext2D): ImageData {
  const scale = Math.min(1, widest / video.videoWidth);
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  Object.assign(canvas.canvas, { width, height });
  canvas.drawImage(video, 0, 0, width, height);
  return canvas.getImageData(0, 0, width, height);
}

/** The decoder throws where there is no code in view. */
function codeIn(picture: ImageData, decodeQr: Decode): string | null {
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
