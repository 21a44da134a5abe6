import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DayBoard } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { deskNeeds } from './deskAnswers.ts';

export const boardViews = ['therapists', 'rooms', 'pools', 'guests'] as const;
export type BoardView = (typeof boardViews)[number];

export const dayBoardKey = ['admin', 'dayBoard'] as const;

/** Lateness comes with the clock, everything else is told; who is not told looks. */
const [toldEvery, untoldEvery] = [60_000, 15_000];

/** Read again now and then while it is looked at, and when it is looked at again. */
export const dayBoardQuery = (date: string, by: BoardView, isTold: boolean) =>
  queryOptions({
    queryKey: [...dayBoardKey, date, by],
    queryFn: ({ signal }): Promise<DayBoard> =>
      dataOf(api.GET('/admin/day-board/{date}', { params: { path: { date }, query: { by } }, signal })),
    staleTime: 0,
    refetchInterval: isTold ? toldEvery : untoldEvery,
    refetchOnWindowFocus: true,
    meta: deskNeeds.board,
  });

/** In every view; resolves when what is looked at has been read, or could not be. */
export const readBoardAgain = (client: QueryClient, date: string): Promise<void> =>
  client.invalidateQueries({ queryKey: [...dayBoardKey, date] });
