import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DayBoardService } from './dayBoard.service.ts';

export const dayBoardOperations = (dayBoard: DayBoardService): Pick<Handlers, 'getDayBoard'> => ({
  getDayBoard: async ({ context, params, query }) => {
    const readsReasons = staffOf(context).permissions.includes('read_absence_reasons');
    const reader = { venue: context.venue, language: context.language, readsReasons };
    return { status: 200, body: { data: await dayBoard.read(reader, params.date, query.by ?? 'therapists') } };
  },
});
