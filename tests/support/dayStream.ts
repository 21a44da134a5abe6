import { proefbad } from './venue.ts';

export interface OpenedStream {
  status: number;
  retryAfter: string | null;
  /** Their names, in the order of coming. */
  events: string[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

/** Reads until it ends; what a failing connection leaves counts as ended. */
export async function openDayStream(origin: string, token: string, date: string): Promise<OpenedStream> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api/admin/day-board/${date}/events`, {
    headers: { 'X-App-Tag': proefbad.venueId, Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const events: string[] = [];
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      events.push(...lines.flatMap((line) => /^event: (\w+)$/.exec(line)?.[1] ?? []));
    }
  };
  const [status, retryAfter] = [answer.status, answer.headers.get('retry-after')];
  return { status, retryAfter, events, ended: read().catch(() => undefined), close: () => leaving.abort() };
}
