import type { Readable } from 'node:stream';
import type { LocalDate } from '#domain/values/localDate.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import type { Ears, Listen } from '#server/db/notices.ts';
import { limitReached } from '#server/http/limitReached.ts';
import { problem } from '#server/http/problem.ts';
import { makeDayStream } from './dayStream.ts';
import type { DayStream } from './dayStream.ts';

interface Watched {
  venueId: string;
  date: LocalDate;
  staffId: string;
  /** Asked at every beat: a stream outlives its request. */
  mayStillRead(): Promise<boolean>;
}

type Watcher = Watched & { stream: DayStream };

const usual = { beatMs: 10_000, togetherMs: 250 };

interface StreamDeps {
  listen: Listen;
  log: Log;
}

export type DayStreams = ReturnType<typeof makeDayStreams>;

/**
 * Who looks at which day at this server. It listens while somebody looks; when it can no longer hear, all streams end, and
 * opening the next one listens again.
 */
export function makeDayStreams({ listen, log }: StreamDeps, { beatMs, togetherMs } = usual) {
  const watchers = new Set<Watcher>();
  const endAll = (): void => watchers.forEach(({ stream }) => stream.end());
  const listener = sharedListener(listen, {
    onNotice: (notice) => tell(watchers, notice),
    onLost: () => {
      log.warn({ kind: 'day_streams' }, 'no longer hears what changes: streams end and begin anew');
      endAll();
    },
  });
  let beats: NodeJS.Timeout | undefined;
  let isClosed = false;
  const add = (watcher: Watcher): void => {
    if (watchers.size === 0) {
      beats = setInterval(() => watchers.forEach((each) => void beat(each, log)), beatMs).unref();
    }
    watchers.add(watcher);
    watcher.stream.body.on('close', () => {
      watchers.delete(watcher);
      if (watchers.size > 0) return;
      clearInterval(beats);
      listener.stop();
    });
  };
  return {
    /** `most`: streams of one member of staff. Throws `too_many_requests`, `service_unavailable`. */
    async open(watched: Watched, most: number): Promise<Readable> {
      const { venueId, staffId } = watched;
      const own = [...watchers].filter((each) => each.venueId === venueId && each.staffId === staffId);
      if (own.length >= most) throw limitReached('dayStreams', 60);
      if (isClosed) throw problem('service_unavailable', { retryAfter: 5 });
      const stream = makeDayStream(togetherMs);
      add({ ...watched, stream });
      await listener.start().catch(() => {
        stream.body.destroy();
        throw problem('service_unavailable', { retryAfter: 5 });
      });
      stream.ready();
      return stream.body;
    },

    close(): void {
      isClosed = true;
      endAll();
    },
  };
}

/** One for all who look. */
function sharedListener(listen: Listen, { onNotice, onLost }: Ears) {
  let listening: ReturnType<Listen> | null = null;
  const forget = (): void => {
    listening = null;
  };
  return {
    async start(): Promise<void> {
      listening ??= listen({
        onNotice,
        onLost: () => {
          forget();
          onLost();
        },
      });
      const own = listening;
      await own.catch((error: unknown) => {
        if (listening === own) forget();
        throw error;
      });
    },
    stop(): void {
      void listening?.then(({ stop }) => stop()).catch(() => undefined);
      forget();
    },
  };
}

function tell(watchers: Iterable<Watcher>, notice: string): void {
  const [from = '', to = '', venue] = notice.split(' ');
  for (const { stream, venueId, date } of watchers) {
    if (venueId === venue && from <= date && date <= to) stream.changed();
  }
}

async function beat({ stream, mayStillRead }: Watcher, log: Log): Promise<void> {
  stream.beat();
  const may = await mayStillRead().catch((error: unknown) => {
    log.warn(failureFields(error), 'a stream could not be checked');
    return false;
  });
  if (!may) stream.end();
}
