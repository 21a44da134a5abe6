import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DayBoard, StaffReservation } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

export const boardViews = ['therapists', 'rooms', 'guests'] as const;
export type BoardView = (typeof boardViews)[number];

const boardKey = ['admin', 'dayBoard'] as const;
const freshFor = 15_000;

/** Read again every 15 seconds while it is looked at, and when it is looked at again. */
export const dayBoardQuery = (date: string, by: BoardView) =>
  queryOptions({
    queryKey: [...boardKey, date, by],
    queryFn: ({ signal }): Promise<DayBoard> =>
      dataOf(api.GET('/admin/day-board/{date}', { params: { path: { date }, query: { by } }, signal })),
    staleTime: 0,
    refetchInterval: freshFor,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

export type ReservationMove = 'check-in' | 'check-out' | 'no-show' | 'undo';

const movePaths = {
  'check-in': '/admin/reservations/{id}/check-in',
  'check-out': '/admin/reservations/{id}/check-out',
  'no-show': '/admin/reservations/{id}/no-show',
  undo: '/admin/reservations/{id}/undo',
} as const;

/** The board is read again also after a refusal: somebody else was first. */
export const moveReservation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, move }: { id: string; move: ReservationMove }): Promise<StaffReservation> =>
      dataOf(api.POST(movePaths[move], { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: boardKey }),
  });
