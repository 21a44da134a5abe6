import { Readable } from 'node:stream';

/** Whoever reads more slowly than this is behind has gone. */
const mostUnreadBytes = 16_384;

const notices = { ready: 'event: ready\ndata:\n\n', changed: 'event: changed\ndata:\n\n', alive: ':\n\n' };

export type DayStream = ReturnType<typeof makeDayStream>;

/** Many changes at once are told by the first, and by one more for the rest. */
export function makeDayStream(together: number) {
  const body = new Readable({ read: () => undefined });
  let isWaiting = false;
  let isUntold = false;
  let timer: NodeJS.Timeout | undefined;
  body.on('close', () => clearTimeout(timer));
  const say = (notice: keyof typeof notices): void => {
    if (body.destroyed || body.readableEnded) return;
    if (body.readableLength > mostUnreadBytes) body.destroy();
    else body.push(notices[notice]);
  };
  const changed = (): void => {
    isUntold = isWaiting;
    if (isWaiting) return;
    isWaiting = true;
    say('changed');
    timer = setTimeout(() => {
      isWaiting = false;
      if (isUntold) changed();
    }, together);
  };
  return { body, ready: () => say('ready'), changed, beat: () => say('alive'), end: () => void body.push(null) };
}
