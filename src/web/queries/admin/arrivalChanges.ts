import type { QueryClient } from '@tanstack/react-query';
import type { GuestMarksResult } from '#contract/names.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import {
  delivered,
  isAway,
  mayBeRepeated,
  queued,
  refusedDelivery,
  secondsAgo,
  withoutConflict,
  type ArrivalQueue,
  type WaitingArrival,
} from '#domain/booking/waitingArrivals.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { arrivalQueue, changeArrivalQueue, whileDelivering } from '#web/api/arrivalQueue.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { patiently } from '#web/api/patiently.ts';
import { dayBoardKey } from './dayBoard.ts';
import { readReservationAgain } from './reservations.ts';
import { adminUserQuery } from './session.ts';

const paths = {
  checkIn: '/admin/reservations/{id}/check-in',
  complete: '/admin/reservations/{id}/check-out',
  noShow: '/admin/reservations/{id}/no-show',
  undo: '/admin/reservations/{id}/undo',
} as const satisfies Record<VisitMove, string>;

const send = (arrival: WaitingArrival): Promise<GuestMarksResult> => patiently((signal) => sendUntil(signal, arrival));

async function sendUntil(signal: AbortSignal, arrival: WaitingArrival): Promise<GuestMarksResult> {
  const { key, reservationId: id, change } = arrival;
  const header = { 'Idempotency-Key': key, 'Seconds-Ago': secondsAgo(arrival, Date.now()) };
  const params = { path: { id }, header };
  if (change.kind === 'visit') {
    const reservation = await dataOf(api.POST(paths[change.move], { params, signal }));
    return { changed: [], holders: [], reservation };
  }
  const body = { guests: [...change.marks], sharesWristbands: change.shares };
  return dataOf(api.POST('/admin/reservations/{id}/guests', { params, body, signal }));
}

const staffIdOf = (client: QueryClient): string => client.getQueryData(adminUserQuery.queryKey)?.id ?? '';

/** What the one who is logged in said at this browser, and no colleague: the history names who did it. */
export function ownArrivalQueue(client: QueryClient): ArrivalQueue {
  const staffId = staffIdOf(client);
  const { waiting, conflicts } = arrivalQueue();
  return {
    waiting: waiting.filter((arrival) => arrival.staffId === staffId),
    conflicts: conflicts.filter(({ arrival }) => arrival.staffId === staffId),
  };
}

const readAgain = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([readReservationAgain(client, id), client.invalidateQueries({ queryKey: dayBoardKey })]);

/** Null: the server is away, or something waits already, and this waits behind it. Throws the server's refusal. */
export async function sayArrival(
  client: QueryClient,
  said: Pick<WaitingArrival, 'reservationId' | 'name' | 'change'>,
): Promise<GuestMarksResult | null> {
  const arrival: WaitingArrival = { ...said, key: idempotencyKey(), staffId: staffIdOf(client), saidAt: Date.now() };
  const wait = (): null => {
    changeArrivalQueue((queue) => queued(queue, arrival));
    return null;
  };
  if (ownArrivalQueue(client).waiting.length > 0) return wait();
  try {
    const result = await send(arrival);
    await readAgain(client, said.reservationId);
    return result;
  } catch (error) {
    if (error instanceof ApiError && isAway(error.code)) return wait();
    await readAgain(client, said.reservationId);
    throw error;
  }
}

/** Sends it, once among the tabs of this browser, and takes it out of the queue, refused or not. Throws while the server is away. */
export const deliverArrival = (client: QueryClient, key: string): Promise<null> =>
  whileDelivering(async () => {
    const arrival = ownArrivalQueue(client).waiting.find((each) => each.key === key);
    if (arrival === undefined) return null;
    try {
      const { holders } = await send(arrival);
      await readAgain(client, arrival.reservationId);
      changeArrivalQueue((queue) =>
        holders.length === 0
          ? delivered(queue, key)
          : refusedDelivery(queue, { key, code: 'wristband_taken', holders }),
      );
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal';
      if (mayBeRepeated(code)) throw error;
      await readAgain(client, arrival.reservationId);
      changeArrivalQueue((queue) => refusedDelivery(queue, { key, code }));
    }
    return null;
  });

export const dismissConflict = (key: string): void => changeArrivalQueue((queue) => withoutConflict(queue, key));
