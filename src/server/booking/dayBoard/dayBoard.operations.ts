import type { Readable } from 'node:stream';
import type { MoveResult, SwapResult } from '#contract/names.ts';
import { limitCount } from '#domain/values/limits.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import { bearerOf } from '#server/http/context.ts';
import type { ContextLookups } from '#server/http/context.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DayBoardService } from './dayBoard.service.ts';
import type { DayStreams } from './dayStreams.ts';

type DayBoardOperations = Pick<Handlers, 'getDayBoard' | 'streamDayBoard' | 'moveItem' | 'swapItems'>;

export const dayBoardOperations = (
  dayBoard: DayBoardService,
  { streams, staffByToken }: { streams: DayStreams; staffByToken: ContextLookups['staffByToken'] },
): DayBoardOperations => ({
  getDayBoard: async ({ context, params, query }) => {
    const readsReasons = mayUse('absenceReasons', staffOf(context));
    const reader = { venue: context.venue, language: context.language, readsReasons };
    return { status: 200, body: { data: await dayBoard.read(reader, params.date, query.by ?? 'therapists') } };
  },
  streamDayBoard: async ({ context, params, headers }) => {
    const { venueId, settings } = context.venue;
    const token = bearerOf(headers) ?? '';
    const watched = {
      venueId,
      date: params.date,
      staffId: staffOf(context).id,
      mayStillRead: async () => (await staffByToken(venueId, token))?.permissions.includes('read_guests') ?? false,
    };
    const body = await streams.open(watched, limitCount('dayStreams', settings));
    const ofEvents = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
    return { status: 200, body: body as Readable & string, headers: ofEvents };
  },
  moveItem: async ({ context, params, body, saveResponseAs }) => {
    const mover = { venue: context.venue, staffId: staffOf(context).id };
    const answer = (data: MoveResult) => ({ status: 200 as const, body: { data } });
    const move = { date: params.date, form: body, saveResponse: saveResponseAs(answer) };
    return answer(await dayBoard.move(mover, move));
  },
  swapItems: async ({ context, params, body, saveResponseAs }) => {
    const mover = { venue: context.venue, staffId: staffOf(context).id };
    const answer = (data: SwapResult) => ({ status: 200 as const, body: { data } });
    const swap = { date: params.date, form: body, saveResponse: saveResponseAs(answer) };
    return answer(await dayBoard.swap(mover, swap));
  },
});
