import { expect } from 'vitest';
import type { KillableServer } from './killableServer.ts';
import { keepWriting, lostOf } from './writers.ts';

/** Bookings that each server confirms before the next fault, so that a fault meets work and has been recovered from. */
const bookingsBetween = 8;
const longestWait = { timeout: 60_000, interval: 50 };

type Load = { writers: number; random: () => number; tokens: string[] };

export type LoadedServers = {
  /** Until this is what the health of every server says. */
  untilAll(path: 'ready' | 'live', status: number): Promise<void>;
  untilBookingsGoOn(): Promise<void>;
  /** Ends the load. Of every confirmed booking each server has the whole, and the data break no rule. */
  nothingIsLost(): Promise<{ requests: number; unavailable: number; confirmed: number }>;
};

/** Servers of one database, on which visitors book all the time. */
export function loadServers(servers: readonly KillableServer[], load: Load): LoadedServers {
  const writing = servers.map(({ origin }) => keepWriting(origin, load));
  const statusOf = async ({ origin }: KillableServer, path: 'ready' | 'live'): Promise<number> =>
    (await fetch(`${origin}/api/health/${path}`)).status;
  const untilAll: LoadedServers['untilAll'] = async (path, status) => {
    await expect
      .poll(() => Promise.all(servers.map((server) => statusOf(server, path))), longestWait)
      .toEqual(servers.map(() => status));
  };
  return {
    untilAll,
    untilBookingsGoOn: async () => {
      const before = writing.map(({ log }) => log.confirmed.length);
      await expect
        .poll(() => Math.min(...writing.map(({ log }, index) => log.confirmed.length - before[index]!)), longestWait)
        .toBeGreaterThanOrEqual(bookingsBetween);
    },
    nothingIsLost: async () => {
      await Promise.all(writing.map((one) => one.stop()));
      const logs = writing.map(({ log }) => log);
      expect(logs.flatMap(({ unexpected }) => unexpected)).toEqual([]);
      await untilAll('live', 200);
      const confirmed = logs.flatMap((log) => log.confirmed);
      for (const { origin } of servers) expect(await lostOf(origin, confirmed)).toEqual([]);
      const audit = await fetch(`${servers[0]!.controls}/audit`);
      expect(await audit.json()).toEqual({ data: [] });
      const sum = (key: 'requests' | 'unavailable'): number => logs.reduce((total, log) => total + log[key], 0);
      return { requests: sum('requests'), unavailable: sum('unavailable'), confirmed: confirmed.length };
    },
  };
}
