import type { QueryClient } from '@tanstack/react-query';
import { fromCallback } from 'xstate';
import { holdWarningAt, holdWarnings } from '#domain/booking/holdTimes.ts';
import type { ReservationActors } from '#machines/reservation/reservation.actors.ts';
import { serverNow } from '#web/api/serverClock.ts';
import { reservationQuery } from '#web/queries/reservation.ts';

const retryAfter = 15_000;
const maxTimer = 30_000;

/** Milliseconds until the next warning or the end. */
function untilNext(remaining: number): number {
  const next = holdWarnings.map((minutes) => remaining - minutes * 60_000).filter((wait) => wait > 0);
  return Math.min(remaining, maxTimer, ...next);
}

/**
 * Watches the end of the hold by the server's clock. Timers are short, because they stand still while a computer
 * sleeps. At the end it refetches: another tab may have renewed the hold.
 */
export const holdClockActor = (client: QueryClient, slug: string): ReservationActors['holdClock'] =>
  fromCallback(({ input, receive, sendBack }) => {
    let end = input.expiresAt === null ? null : Date.parse(input.expiresAt);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastWarning: number | null = null;
    let stopped = false;

    const wait = (time: number): void => {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(check, Math.max(time, 250));
    };
    const askServer = async (): Promise<void> => {
      const endBefore = end;
      try {
        const { reservation } = await client.fetchQuery({ ...reservationQuery(slug), staleTime: 0, retry: false });
        if (stopped || end !== endBefore) return;
        if (reservation === null) sendBack({ type: 'hold.ended' });
        else wait(retryAfter);
      } catch {
        wait(retryAfter);
      }
    };
    const check = (): void => {
      if (end === null) return;
      const remaining = end - serverNow();
      const warning = holdWarningAt(remaining);
      if (warning !== null && warning !== lastWarning) sendBack({ type: 'hold.warned', minutesLeft: warning });
      lastWarning = warning;
      if (remaining > 0) wait(untilNext(remaining));
      else void askServer();
    };

    receive(({ expiresAt }) => {
      const next = expiresAt === null ? null : Date.parse(expiresAt);
      if (next === end) return;
      end = next;
      lastWarning = null;
      clearTimeout(timer);
      check();
    });
    check();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  });
