import type { OperationId } from '#server/http/handlers.ts';
import { catalogueWrites } from './catalogueWrites.ts';
import { creditWrites } from './creditWrites.ts';
import { customerWrites } from './customerWrites.ts';
import { imageWrites } from './imageWrites.ts';
import { flowWrites } from './flowWrites.ts';
import { peopleWrites } from './peopleWrites.ts';
import { planningWrites } from './planningWrites.ts';
import { reservationWrites } from './reservationWrites.ts';
import { settingsWrites } from './settingsWrites.ts';
import { venueWrites } from './venueWrites.ts';
import type { StaffWrite } from './staffWorld.ts';

/** For each operation by which staff change something, one call of it that succeeds. */
export const staffWrites: Partial<Record<OperationId, StaffWrite>> = {
  ...planningWrites,
  ...reservationWrites,
  ...creditWrites,
  ...peopleWrites,
  ...customerWrites,
  ...settingsWrites,
  ...imageWrites,
  ...venueWrites,
  ...catalogueWrites,
  ...flowWrites,
};
