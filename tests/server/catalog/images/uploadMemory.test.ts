import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { pictureForm } from '#tests/support/pictures.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

const megabyte = 1_000_000;
const uploads = 8;
const sent = 25;

let kuur: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  kuur = await testApp();
  ({ token } = await staffMember(kuur, 'content'));
  await kuur.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = kuur.app.server.address() as AddressInfo);
});
afterAll(() => kuur.close());

const held = (): number => process.memoryUsage().arrayBuffers / megabyte;

/** Sends a file without saying how large it is; gives the status of the answer. */
async function upload(file: Buffer, look: () => void): Promise<number | undefined> {
  const { headers, body } = pictureForm({ file: Buffer.alloc(0) });
  const startsAt = body.indexOf('image/jpeg\r\n\r\n') + 'image/jpeg\r\n\r\n'.length;
  const sending = request({
    port,
    method: 'POST',
    path: '/api/upload/image',
    headers: { ...headers, 'x-app-tag': proefbad.venueId, authorization: `Bearer ${token}` },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sending.once('error', reject);
  });
  const parts = function* () {
    yield body.subarray(0, startsAt);
    for (let at = 0; at < sent; at += 1) {
      look();
      yield file;
    }
    yield body.subarray(startsAt);
  };
  // The server hangs up on who goes on sending after the answer.
  await Promise.race([answered, pipeline(Readable.from(parts()), sending).catch(() => undefined)]);
  const status = await answered;
  sending.destroy();
  return status;
}

test('eight files of 25 MB at once are refused, with less in memory than was sent', async () => {
  const file = Buffer.alloc(megabyte, 255);
  const before = held();
  let most = 0;
  const look = (): void => {
    most = Math.max(most, held() - before);
  };
  const answers = await Promise.all(Array.from({ length: uploads }, () => upload(file, look)));
  expect(answers).toEqual(answers.map(() => 413));
  console.info(`${uploads} uploads of ${sent} MB at once: at most ${Math.round(most)} MB in memory`);
  expect(most).toBeLessThan(uploads * sent);
});
