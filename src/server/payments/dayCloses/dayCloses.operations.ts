import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DayClosesService } from './dayCloses.service.ts';

type DayCloseOperations = Pick<Handlers, 'listDayCloses' | 'getOpenDay' | 'getDayClose' | 'closeDay'>;

export const dayCloseOperations = ({ dayCloses }: { dayCloses: DayClosesService }): DayCloseOperations => ({
  listDayCloses: async ({ context, query }) => ({
    status: 200,
    body: await dayCloses.list(context.venue.venueId, query),
  }),
  getOpenDay: async ({ context }) => ({ status: 200, body: { data: await dayCloses.open(context.venue.venueId) } }),
  getDayClose: async ({ context, params }) => ({
    status: 200,
    body: { data: await dayCloses.read(context.venue.venueId, params.id) },
  }),
  closeDay: async ({ context, body, saveResponseAs }) => {
    const by = { venueId: context.venue.venueId, staffId: staffOf(context).id };
    return created(await dayCloses.close({ ...by, saveResponse: saveResponseAs(created) }, body));
  },
});
