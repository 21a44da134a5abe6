import { digest } from '#server/http/digest.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import type { AvailabilityService, Visitor } from './availability.service.ts';

const visitorOf = ({ venue, language, sessionToken }: RequestContext): Visitor => ({
  venue,
  language,
  sessionHash: sessionToken === null ? null : digest(sessionToken),
});

export const catalogOperations = (availability: AvailabilityService): Pick<Handlers, 'getSchedule' | 'getTimes'> => ({
  getSchedule: async ({ params, query, context }) => {
    const { days, reasons } = await availability.schedule(visitorOf(context), {
      entryXplanId: params.id,
      activityXplanId: query.activity,
      from: params.from,
      to: params.to,
      persons: query.persons ?? 1,
    });
    return { status: 200, body: { data: days, meta: { reasons } } };
  },
  getTimes: async ({ params, query, context }) => {
    const data = await availability.times(visitorOf(context), {
      activityXplanId: params.id,
      date: params.date,
      persons: query.persons ?? 1,
      withMessages: query.include === 'messages',
    });
    return { status: 200, body: { data } };
  },
});
