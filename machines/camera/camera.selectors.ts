import type { SnapshotFrom } from 'xstate';
import type { cameraMachine } from './camera.machine.ts';

type Snapshot = SnapshotFrom<typeof cameraMachine>;

export const isCameraOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
export const isReading = (snapshot: Snapshot): boolean => snapshot.matches({ on: 'reading' });
/** Null while the camera may be used. */
export const cameraRefusal = (snapshot: Snapshot) => (snapshot.matches('refused') ? snapshot.context.refusal : null);
export const mayRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'camera.requested' });
