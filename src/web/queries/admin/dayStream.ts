import { api, bodyOf } from '#web/api/adminClient.ts';
import { ApiError } from '#web/api/ApiError.ts';

/** The server says something every ten seconds. */
const silenceMs = 25_000;

/** Reads until it ends or is silent for too long; rejects with why. */
async function readStream(date: string, signal: AbortSignal, onEvent: (event: string) => void): Promise<never> {
  const lost = new ApiError({ status: 0, code: 'offline' });
  const path = '/admin/day-board/{date}/events';
  const body = await bodyOf(api.GET(path, { params: { path: { date } }, signal, parseAs: 'stream' }));
  if (body === null) throw lost;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(lost), silenceMs);
    });
    const { done, value = '' } = await Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
    if (done) throw lost;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('event: ')) onEvent(line.slice('event: '.length));
  }
}

export type StreamState = 'connecting' | 'live' | 'down';

type Watch = {
  /** The day may be other than it was last read. */
  onChange(): void;
  onState(state: StreamState): void;
};

const [firstPauseMs, longestPauseMs] = [500, 15_000];

/** Begins again whenever it ends, later each time; a page that nobody sees watches nothing. Returns how to stop. */
export function watchDay(date: string, { onChange, onState }: Watch): () => void {
  let stream: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;

  const leave = (): void => {
    clearTimeout(timer);
    stream?.abort();
    stream = null;
  };
  const lose = (): void => {
    leave();
    onState('down');
    timer = setTimeout(begin, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPauseMs);
  };
  const begin = (): void => {
    leave();
    if (document.hidden) return;
    const own = new AbortController();
    stream = own;
    const onEvent = (event: string): void => {
      if (stream !== own) return;
      if (event === 'ready') {
        pause = firstPauseMs;
        onState('live');
      }
      onChange();
    };
    readStream(date, own.signal, onEvent).catch(() => {
      if (stream === own) lose();
    });
  };
  const seen = (): void => {
    onState('connecting');
    begin();
  };
  const page: [EventTarget, string, () => void][] = [
    [document, 'visibilitychange', seen],
    [window, 'offline', lose],
    [window, 'online', begin],
  ];
  for (const [target, name, act] of page) target.addEventListener(name, act);
  seen();
  return () => {
    leave();
    for (const [target, name, act] of page) target.removeEventListener(name, act);
  };
}
