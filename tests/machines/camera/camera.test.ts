import { expect, test } from 'vitest';
import { cameraRefusal, isCameraOpen, isReading, mayRetry } from '#machines/camera/camera.selectors.ts';
import { runCamera } from '#tests/support/machines/cameraWalk.ts';

function reading() {
  const run = runCamera();
  run.send({ type: 'camera.requested' });
  run.say('camera', { type: 'camera.started' });
  return run;
}

test('the code of a reservation is told once, and the camera is off', () => {
  const run = reading();
  expect(isReading(run.snapshot())).toBe(true);
  run.say('camera', { type: 'code.seen', text: 'K-7M3Q-9F2X' });
  run.say('camera', { type: 'code.seen', text: 'K-7M3Q-9F2X' });
  expect(run.emitted).toEqual([{ type: 'code.read', text: 'K-7M3Q-9F2X' }]);
  expect([run.snapshot().value, isCameraOpen(run.snapshot())]).toEqual(['off', false]);
});

test('another code is said to be one, and reading goes on', () => {
  const run = reading();
  run.say('camera', { type: 'code.seen', text: 'https://elders.example' });
  expect([isReading(run.snapshot()), run.snapshot().context.isOtherCode, run.emitted]).toEqual([true, true, []]);
  run.send({ type: 'camera.dismissed' });
  run.send({ type: 'camera.requested' });
  expect(run.snapshot().context.isOtherCode).toBe(false);
});

test('who has no camera reads why and may ask again', () => {
  const run = runCamera();
  run.send({ type: 'camera.requested' });
  run.say('camera', { type: 'camera.refused', refusal: 'denied' });
  expect([cameraRefusal(run.snapshot()), isCameraOpen(run.snapshot())]).toEqual(['denied', true]);
  run.send({ type: 'camera.requested' });
  expect(cameraRefusal(run.snapshot())).toBeNull();
  run.say('camera', { type: 'camera.started' });
  expect(isReading(run.snapshot())).toBe(true);
});

test('who opens the page without https is not offered another try', () => {
  const run = runCamera();
  run.send({ type: 'camera.requested' });
  run.say('camera', { type: 'camera.refused', refusal: 'insecure' });
  expect(mayRetry(run.snapshot())).toBe(false);
  run.send({ type: 'camera.dismissed' });
  expect(mayRetry(run.snapshot())).toBe(true);
});

test('the hand scanner reads in place of the camera while its dialog is open, once, and alone while it is not', () => {
  const scan = { type: 'code.scanned', text: 'K-7M3Q-9F2X' } as const;
  const read = { type: 'code.read', text: 'K-7M3Q-9F2X' };
  const other = { type: 'code.scanned', text: 'https://elders.example' } as const;
  const off = runCamera();
  for (const event of [scan, other]) off.send(event);
  expect(off.emitted).toEqual([read, { ...other, type: 'code.read' }]);

  const run = reading();
  run.send(other);
  expect([isReading(run.snapshot()), run.snapshot().context.isOtherCode, run.emitted]).toEqual([true, true, []]);
  run.send(scan);
  run.say('camera', { type: 'code.seen', text: 'K-7M3Q-9F2X' });
  expect([run.emitted, isCameraOpen(run.snapshot())]).toEqual([[read], false]);

  const refused = runCamera();
  refused.send({ type: 'camera.requested' });
  refused.say('camera', { type: 'camera.refused', refusal: 'missing' });
  refused.send(scan);
  expect([refused.emitted, isCameraOpen(refused.snapshot())]).toEqual([[read], false]);
});
