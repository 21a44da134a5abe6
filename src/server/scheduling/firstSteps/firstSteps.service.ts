import type { FirstSteps } from '#contract/names.ts';
import { firstSteps } from '#domain/scheduling/firstSteps.ts';
import type { Db } from '#server/db/schema.ts';
import { readProgress } from './firstSteps.repo.ts';

export interface FirstStepsService {
  read(venueId: string): Promise<FirstSteps>;
}

export const makeFirstSteps = (db: Db): FirstStepsService => ({
  read: async (venueId) => ({ steps: firstSteps(await readProgress(db, venueId)) }),
});
