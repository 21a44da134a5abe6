import { queryOptions } from '@tanstack/react-query';
import type { DayBoard } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

export const boardViews = ['therapists', 'rooms', 'guests'] as const;
export type BoardView = (typeof boardViews)[number];

export const dayBoardKey = ['admin', 'dayBoard'] as const;
const freshFor = 15_000;

/** Read again every 15 seconds while it is looked at, and when it is looked at again. */
export const dayBoardQuery = (date: string, by: BoardView) =>
  queryOptions({
    queryKey: [...dayBoardKey, date, by],
    queryFn: ({ signal }): Promise<DayBoard> =>
      dataOf(api.GET('/admin/day-board/{date}', { params: { path: { date }, query: { by } }, signal })),
    staleTime: 0,
    refetchInterval: freshFor,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
