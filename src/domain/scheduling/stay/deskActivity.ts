import type { Activity } from './entryTimes.ts';

const deskStep = 5;

/** Staff let guests in at any five minutes, however short before closing; the rest is what the product sells. */
export const deskActivity = <A extends Activity>(activity: A): A => ({
  ...activity,
  arrivalStep: deskStep,
  departureStep: deskStep,
  minStay: deskStep,
});
