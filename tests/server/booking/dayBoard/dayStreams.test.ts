import { expect, test, vi } from 'vitest';
import { makeDayStreams } from '#server/booking/dayBoard/dayStreams.ts';
import { makeLog } from '#server/adapters/log.ts';
import type { Ears } from '#server/db/notices.ts';

const quiet = makeLog({ level: 'silent', write: () => undefined });
const watched = { venueId: 'proefbad', date: '2026-05-12', staffId: 'mila' };

/** What one is told, and the database that tells it. */
function heard(beatMs = 60_000) {
  const database = { ears: [] as Ears[], stopped: 0, isAway: false };
  const listen = async (ears: Ears) => {
    if (database.isAway) throw new Error('away');
    database.ears.push(ears);
    return {
      stop: async () => {
        database.stopped += 1;
      },
    };
  };
  const streams = makeDayStreams({ listen, log: quiet }, { beatMs, togetherMs: 20 });
  const open = async (mayStillRead = async () => true) => {
    const body = await streams.open({ ...watched, mayStillRead }, 12);
    const said: string[] = [];
    body.setEncoding('utf8').on('data', (text: string) => said.push(...text.split('\n\n').slice(0, -1)));
    return { body, said, ended: new Promise<void>((resolve) => void body.on('close', resolve)) };
  };
  return { database, streams, open };
}

const changes = (said: string[]): number => said.filter((line) => line.startsWith('event: changed')).length;

test('a hundred changes at once are told twice: by the first, and for the rest', async () => {
  const { database, open } = heard();
  const { said } = await open();
  for (let count = 0; count < 100; count += 1) database.ears[0]!.onNotice('2026-05-12 2026-05-12 proefbad');
  await vi.waitFor(() => expect(changes(said)).toBe(2));
  database.ears[0]!.onNotice('0001-01-01 9999-12-31 proefbad');
  await vi.waitFor(() => expect(changes(said)).toBe(3));
  for (const other of ['2026-05-13 2026-05-14 proefbad', '2026-05-12 2026-05-12 tweede', 'what is this'])
    database.ears[0]!.onNotice(other);
  database.ears[0]!.onNotice('2026-05-10 2026-05-12 proefbad');
  await vi.waitFor(() => expect(changes(said)).toBe(4));
});

test('who logs out or may no longer read is left at the next beat, and so is who cannot be asked', async () => {
  const { open } = heard(5);
  await (
    await open(async () => false)
  ).ended;
  await (
    await open(() => Promise.reject(new Error('away')))
  ).ended;
});

test('all share one listener, the last to leave stops it, and the loss of it ends all', async () => {
  const { database, open } = heard();
  const [first, second] = [await open(), await open()];
  expect(database.ears).toHaveLength(1);
  first.body.destroy();
  await first.ended;
  expect(database.stopped).toBe(0);
  database.ears[0]!.onLost();
  await second.ended;
  const third = await open();
  expect(database.ears).toHaveLength(2);
  third.body.destroy();
  await third.ended;
  await vi.waitFor(() => expect(database.stopped).toBe(1));
});

test('without a database to listen to there is no stream, and none after the end', async () => {
  const { database, streams, open } = heard();
  database.isAway = true;
  await expect(open()).rejects.toMatchObject({ code: 'service_unavailable' });
  database.isAway = false;
  const { ended } = await open();
  streams.close();
  await ended;
  await expect(open()).rejects.toMatchObject({ code: 'service_unavailable' });
});
