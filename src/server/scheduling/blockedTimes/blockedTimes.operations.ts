import type { BlockedTimeResult } from '#contract/names.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { BlockedTimesService } from './blockedTimes.service.ts';

type BlockedTimeOperations = Pick<Handlers, 'createBlockedTime' | 'updateBlockedTime' | 'deleteBlockedTime'>;

export const blockedTimeOperations = (blockedTimes: BlockedTimesService): BlockedTimeOperations => ({
  createBlockedTime: async ({ context, params, body, saveResponseAs }) => {
    const answer = (data: BlockedTimeResult) => ({ status: 200 as const, body: { data } });
    const creation = { date: params.date, form: body, saveResponse: saveResponseAs(answer) };
    return answer(await blockedTimes.create(context, creation));
  },
  updateBlockedTime: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await blockedTimes.update(context, params, body) },
  }),
  deleteBlockedTime: async ({ context, params }) => {
    await blockedTimes.remove(context, params);
    return { status: 204 };
  },
});
