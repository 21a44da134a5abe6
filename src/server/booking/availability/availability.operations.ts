import type { Handlers } from '#server/http/handlers.ts';
import { sessionContext } from '../rows/sessionContext.service.ts';
import type { AvailabilityService } from './availability.service.ts';

type CatalogOperations = Pick<Handlers, 'getSchedule' | 'getFlowSchedule' | 'getTimes' | 'testDate'>;

const listOf = (text: string | undefined): string[] => text?.split(',') ?? [];

export const catalogOperations = (availability: AvailabilityService): CatalogOperations => ({
  getSchedule: async ({ params, query, context }) => {
    const { days, reasons } = await availability.schedule(sessionContext(context), {
      entryXplanId: params.id,
      activityXplanId: query.activity,
      from: params.from,
      to: params.to,
      persons: query.persons ?? 1,
    });
    return { status: 200, body: { data: days, meta: { reasons } } };
  },
  getFlowSchedule: async ({ params: { id, from, to }, query, context }) => {
    const question = { flowId: id, from, to, persons: query.persons ?? 1 };
    const { days, reasons } = await availability.flowSchedule(sessionContext(context), question);
    return { status: 200, body: { data: days, meta: { reasons } } };
  },
  getTimes: async ({ params, query, context }) => {
    const data = await availability.times(sessionContext(context), {
      xplanId: params.id,
      date: params.date,
      flow: query.flow,
      guests: query.guests === undefined ? undefined : listOf(query.guests).map(Number),
      parts: listOf(query.parts),
      entry: query.entry,
      persons: query.persons ?? 1,
      withMessages: query.include === 'messages',
    });
    return { status: 200, body: { data } };
  },
  testDate: async ({ params: { date }, query, context }) => ({
    status: 200,
    body: { data: await availability.testDate(context, { date, persons: query.persons ?? 1 }) },
  }),
});
