import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';

const friday = '2026-05-15';
let kuur: TestApp;

beforeAll(async () => {
  kuur = await testApp();
  await createSmallCatalogue(kuur.db);
  await addTherapistsAndRooms(kuur.db, 4, 4);
  await sql`update flow set checkout_type = 'payment-and-location' where id = 'f-dagje'`.execute(kuur.db);
  await sql`update product set payment_moment = 'payment_and_location'`.execute(kuur.db);
});
afterAll(() => kuur.close());
beforeEach(() => {
  kuur.mails.length = 0;
});

interface Booking {
  persons?: number;
  language?: string;
  fill: (visitor: Visitor) => Promise<unknown>;
}

async function mailFor({ persons = 2, language = 'nl', fill }: Booking) {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons, date: friday });
  await visitor.holdDay();
  await fill(visitor);
  await visitor.toPayment();
  await sql`update reservation set language = ${language} where id = ${visitor.reservationId}`.execute(kuur.db);
  const confirmed = await visitor.payOnLocation();
  expect(confirmed.status).toBe(200);
  await kuur.services.jobs.runDueJobs();
  const mail = kuur.mails[0]!;
  return { visitor, number: confirmed.json.data.number, ...mail };
}

const calendarLines = (content: string): string[] => content.replaceAll('\r\n ', '').split('\r\n');

test('the mail tells of each guest what is booked and when, and of an arrangement what is in it', async () => {
  const { text, number } = await mailFor({
    fill: async (visitor) => {
      await visitor.addCollection('306', ['301'], [1]);
      await visitor.addProduct('302', [2], { fixed: '13:00' });
      await visitor.addProduct('304', [2], { fixed: '11:00' });
    },
  });
  const massage = /Massage 25, (\d\d:\d\d – \d\d:\d\d)/.exec(text)?.[1];
  const lines = text.split('\n');
  expect(
    lines.slice(lines.indexOf(`Reserveringsnummer: ${number}`) + 1, lines.indexOf('Totaal: €\u00A0235,-')),
  ).toEqual([
    'Wanneer: vrijdag 15 mei 2026 · 10:00 tot 22:00 uur · 2 personen',
    'Waar: Badweg 1, 1234 AB Proefdorp',
    'Geopend: 10:00 tot 22:00 uur',
    '',
    'Gast 1',
    '- Dag: €\u00A0120,-',
    '  - Entree',
    `  - Massage 25, ${massage}`,
    '  - Thee',
    '',
    'Gast 2',
    '- Hammam, 11:00 – 12:00: €\u00A035,-',
    '- Massage 50, 13:00 – 13:50: €\u00A080,-',
    '',
  ]);
  expect(text).not.toContain('Verblijf');
});

test.each([
  ['nl', 'Gast 1', 'Duo, 15:00 – 15:50, samen met gast 2: €\u00A090,-'],
  ['en', 'Guest 1', 'Duo, 15:00 – 15:50, together with guest 2: €90'],
  ['de', 'Gast 1', 'Duo, 15:00 – 15:50, zusammen mit Gast 2: 90\u00A0€'],
  ['fr', 'Personne 1', 'Duo, 15:00 – 15:50, avec la personne 2\u00A0: 90\u00A0€'],
])('a duo treatment says with whom it is, in %s', async (language, guest, line) => {
  const { text, visitor } = await mailFor({
    language,
    fill: (visitor) => visitor.addProduct('303', [1, 2], { fixed: '15:00' }),
  });
  expect(text).toContain(`${guest}\n- ${line}`);
  await sql`update reservation set state = 'cancelled' where id = ${visitor.reservationId}`.execute(kuur.db);
  await sql`update resource_claim set state = 'released' where reservation_id = ${visitor.reservationId}`.execute(
    kuur.db,
  );
});

test('marks in a name are words in the text, and what is no mark runs nowhere', async () => {
  const name = { nl: richTextOf('Olijf&shy;olie <em>massage</em> &amp; thee <img src=x onerror=alert(1)>5 < 6') };
  await sql`update product set name = ${JSON.stringify(name)} where id = 'massage-50'`.execute(kuur.db);
  const { text, html } = await mailFor({
    persons: 1,
    language: 'en',
    fill: (visitor) => visitor.addProduct('302', [1], { fixed: '17:00' }),
  });
  expect(text).toContain('- Olijfolie massage & thee 5 < 6, 17:00 – 17:50: €80');
  expect(html).toContain('<strong lang="nl">Olijfolie massage &amp; thee 5 &lt; 6</strong>, ');
  expect(html).not.toContain('onerror');
  await sql`update product set name = '{"nl": "Massage 50", "en": "Massage 50"}' where id = 'massage-50'`.execute(
    kuur.db,
  );
});

test('what is paid at the venue stands below what is booked', async () => {
  const { text } = await mailFor({ fill: (visitor) => visitor.addProduct('302', [1, 2], { fixed: '18:00' }) });
  expect(text).toContain('Totaal: €\u00A0160,-\nOp locatie te betalen: €\u00A0160,-');
});

test('an arrangement costs its price once in the mail, and its parts nothing', async () => {
  const { html } = await mailFor({ persons: 1, fill: (visitor) => visitor.addCollection('306', ['304'], [1]) });
  expect(html.match(/€\u00A0120,-/g)).toHaveLength(3);
  expect(html).not.toContain('€\u00A00,-');
});

test('treatments alone are one appointment from the first start to the last end, listed in it', async () => {
  const { calendar, number, text } = await mailFor({
    fill: async (visitor) => {
      await visitor.addProduct('301', [1], { fixed: '19:00' });
      await visitor.addProduct('302', [2], { fixed: '20:00' });
    },
  });
  const lines = calendarLines(calendar!.content);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${number}@proefbad`,
      'SEQUENCE:0',
      'BEGIN:VTIMEZONE',
      'DTSTART;TZID=Europe/Amsterdam:20260515T190000',
      'DTEND;TZID=Europe/Amsterdam:20260515T205000',
    ]),
  );
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain('Gast 1\\n- Massage 25\\, 19:00 – 19:25: €\u00A045\\,-');
  expect(description).toContain('Gast 2\\n- Massage 50\\, 20:00 – 20:50: €\u00A080\\,-');
  expect(text).toContain('vrijdag 15 mei 2026 · 19:00 tot 20:50 uur · 2 personen');
});

test('an appointment until midnight ends when the next day begins', async () => {
  const { visitor } = await mailFor({ fill: (visitor) => visitor.addProduct('301', [1], { fixed: '21:00' }) });
  await sql`update reservation_item set start_minute = 1410, end_minute = 1440
    where reservation_id = ${visitor.reservationId}`.execute(kuur.db);
  const { body } = await visitor.call('GET', `/checkout/${visitor.reservationId}/calendar.ics`);
  expect(calendarLines(body)).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Europe/Amsterdam:20260515T233000',
      'DTEND;TZID=Europe/Amsterdam:20260516T000000',
    ]),
  );
});

test('what takes no time makes no appointment', async () => {
  const { visitor, calendar, text } = await mailFor({
    persons: 1,
    fill: async (visitor) => {
      await visitor.addProduct('301', [1]);
      await sql`update reservation_item set start_minute = null, end_minute = null
        where reservation_id = ${visitor.reservationId}`.execute(kuur.db);
    },
  });
  expect(calendar).toBeUndefined();
  expect(text).toContain('Wanneer: vrijdag 15 mei 2026 · 1 persoon');
  expect(text).toContain('- Massage 25: €\u00A045,-');
  const answer = await visitor.call('GET', `/checkout/${visitor.reservationId}/calendar.ics`);
  expect([answer.status, answer.json.code]).toEqual([404, 'reservation_not_found']);
});
