import type { Handlers } from '#server/http/handlers.ts';
import type { FirstStepsService } from './firstSteps.service.ts';

export const firstStepsOperations = (steps: FirstStepsService): Pick<Handlers, 'getFirstSteps'> => ({
  getFirstSteps: async ({ context }) => ({ status: 200, body: { data: await steps.read(context.venue.venueId) } }),
});
