import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { checkSetUp, setUp } from './setUp.ts';
import type { SetUpDeps } from './setUp.ts';

export const setUpOperations = (deps: SetUpDeps): Pick<Handlers, 'setUp' | 'checkSetup'> => ({
  checkSetup: async ({ context, params }) => {
    await checkSetUp(deps, context.venue.venueId, params.token);
    return { status: 200, body: { data: { venueName: context.venue.name } } };
  },
  setUp: async ({ context, body }) => created({ accessToken: await setUp(deps, context, body) }),
});
