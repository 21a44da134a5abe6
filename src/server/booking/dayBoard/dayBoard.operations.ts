import type { MoveResult } from '#contract/names.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DayBoardService } from './dayBoard.service.ts';

export const dayBoardOperations = (dayBoard: DayBoardService): Pick<Handlers, 'getDayBoard' | 'moveItem'> => ({
  getDayBoard: async ({ context, params, query }) => {
    const readsReasons = staffOf(context).permissions.includes('read_absence_reasons');
    const reader = { venue: context.venue, language: context.language, readsReasons };
    return { status: 200, body: { data: await dayBoard.read(reader, params.date, query.by ?? 'therapists') } };
  },
  moveItem: async ({ context, params, body, saveResponseAs }) => {
    const mover = { venue: context.venue, staffId: staffOf(context).id };
    const answer = (data: MoveResult) => ({ status: 200 as const, body: { data } });
    const move = { date: params.date, form: body, saveResponse: saveResponseAs(answer) };
    return answer(await dayBoard.move(mover, move));
  },
});
