import { expect, test } from 'vitest';
import { cameraRefusal, isCameraOpen, isReading } from '#machines/camera/camera.selectors.ts';
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
