import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());

async function textOf(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

test('the code in the mail is the number, and the number opens the reservation at the desk', async () => {
  const { number, reservationId } = await bookVisit(kuur);
  await kuur.services.jobs.runDueJobs();
  const picture = kuur.mails[0]!.attachments.find(({ cid }) => cid === 'qr@kuur')!;
  expect(await textOf(picture.content)).toBe(number);
  const desk = await staffMember(kuur, 'desk');
  const response = await desk.call<StaffReservation>('GET', `/reservations/by-number/${number}`);
  expect(response.json.data.id).toBe(reservationId);
});

test.each([
  ['nl', 'Reserveringsnummer'],
  ['en', 'Booking number'],
  ['de', 'Reservierungsnummer'],
  ['fr', 'Numéro de réservation\u00A0'],
])('the appointment of a mail in %s speaks that language and has the same identity', async (language, words) => {
  const { number } = await bookVisit(kuur, { language, email: `${language}@proefbad.example`, personCount: 1 });
  kuur.mails.length = 0;
  await kuur.services.jobs.runDueJobs();
  const [mail] = kuur.mails;
  expect(mail?.calendar?.method).toBe('PUBLISH');
  const lines = mail!.calendar!.content.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(expect.arrayContaining([`UID:${number}@proefbad`, 'SEQUENCE:0']));
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`${words}: ${number}`);
});
