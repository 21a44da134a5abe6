import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { FlowTests } from './flowTests.service.ts';

export const flowTestOperations = (tests: FlowTests): Pick<Handlers, 'testFlow'> => ({
  testFlow: async ({ context, params }) => created(await tests.begin(context.venue, params.id)),
});
