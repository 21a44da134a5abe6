import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());
beforeEach(() => {
  kuur.mails.length = 0;
});

const calendarLines = (content: string): string[] => content.replaceAll('\r\n ', '').split('\r\n');

test('a confirmed visit sends one mail with the summary, the code and the appointment', async () => {
  const { number } = await bookVisit(kuur, { comment: '<b>Allergie</b> & rolstoel' });
  await kuur.services.jobs.runDueJobs();
  expect(await kuur.services.jobs.runDueJobs()).toBe(0);
  const [mail] = kuur.mails;
  expect(kuur.mails).toHaveLength(1);
  expect(mail).toMatchObject({
    messageId: `${number}.0@proefbad.kuur`,
    to: 'wilma@proefbad.example',
    from: '"Proefbad" <hallo@proefbad.example>',
    subject: 'Zaterdag 16 mei bij Proefbad: je reservering staat vast',
    language: 'nl',
  });
  expect(mail?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Dag Wilma,',
      `Reserveringsnummer: ${number}`,
      'Wanneer: zaterdag 16 mei 2026 · 10:00 tot 22:00 uur · 2 personen',
      'Geopend: 10:00 tot 22:00 uur',
      'Gast 1',
      '- Entree: €\u00A035,-',
      'Gast 2',
      'Totaal: €\u00A070,-',
      'Op locatie te betalen: €\u00A070,-',
    ]),
  );
  expect(mail?.text).not.toContain('Verblijf');
  expect(mail?.html).toContain('<html lang="nl">');
  expect(mail?.html).toContain('&lt;b&gt;Allergie&lt;/b&gt; &amp; rolstoel');
  expect(mail?.html).not.toContain('<b>Allergie');
  expect(mail?.attachments[0]?.content.subarray(1, 4).toString()).toBe('PNG');
  expect(mail?.html).toContain(`src="cid:${mail?.attachments[0]?.cid}"`);
});

test.each([
  ['en', 'Saturday 16 May at Proefbad: your booking is confirmed', 'Guest 1\n- Entry: €35'],
  ['de', 'Samstag, 16. Mai bei Proefbad: Ihre Reservierung ist bestätigt', 'Gast 1\n- Entree: 35\u00A0€'],
  ['fr', 'Samedi 16 mai chez Proefbad\u00A0: votre réservation est confirmée', 'Personne 1\n- Entree\u00A0: 35\u00A0€'],
])('a visitor who booked in %s gets the mail in that language', async (language, subject, line) => {
  await bookVisit(kuur, { language, email: `${language}@proefbad.example`, personCount: 1 });
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails[0]).toMatchObject({ subject, language });
  expect(kuur.mails[0]?.text).toContain(line);
});

test('the appointment is in the time of the venue, keeps its identity and carries the rules of the clock', async () => {
  const { number, reservationId, session } = await bookVisit(kuur, { email: 'agenda@proefbad.example' });
  const answer = await kuur.call('GET', `/api/checkout/${reservationId}/calendar.ics`, { session });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = calendarLines(answer.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'TZID:Europe/Amsterdam',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      `UID:${number}@proefbad`,
      'SEQUENCE:0',
      'DTSTART;TZID=Europe/Amsterdam:20260516T100000',
      'DTEND;TZID=Europe/Amsterdam:20260516T220000',
      'STATUS:CONFIRMED',
      'LOCATION:Proefbad\\, Badweg 1\\, 1234 AB Proefdorp',
    ]),
  );
  expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:20260501T\d{6}Z$/);
  expect(lines.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
  expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('the mail says where the venue is, how to get there, and leads to the booking’s own page', async () => {
  await bookVisit(kuur, { email: 'waar@proefbad.example', date: '2026-05-17' });
  await kuur.services.jobs.runDueJobs();
  const [mail] = kuur.mails;
  expect(mail?.text).toContain('Waar: Badweg 1, 1234 AB Proefdorp\n');
  expect(mail?.text).not.toContain('Goed om te weten');
  for (const address of ['https://www.proefbad.example/route"', '/reservation/manage/', '/customer"'])
    expect(mail?.html).toContain(address);
  expect(mail?.text).toContain('https://www.proefbad.example/route');
  expect(mail?.text).toMatch(/^Al je reserveringen: http\S+\/customer$/m);
});

test('the mail for a swimwear day says so', async () => {
  await bookVisit(kuur, { email: 'badpak@proefbad.example', date: '2026-05-19' });
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails[0]?.text).toContain('Goed om te weten: Badkleding\n');
});

test('nobody else can fetch the appointment', async () => {
  const { reservationId } = await bookVisit(kuur, { email: 'vreemd@proefbad.example', personCount: 1 });
  const path = `/api/checkout/${reservationId}/calendar.ics`;
  expect((await kuur.call('GET', path, { session: 'x'.repeat(43) })).json.code).toBe('reservation_not_found');
  expect((await kuur.call('GET', path)).json.code).toBe('session_missing');
});

test('the customer who is coming gets the appointment without the session, and no other customer does', async () => {
  const email = 'klant@proefbad.example';
  const { reservationId } = await bookVisit(kuur, { email, personCount: 1 });
  const path = `/api/checkout/${reservationId}/calendar.ics`;
  const own = await kuur.call('POST', '/api/customers/login', { body: { email, password: 'Geheim-123' } });
  expect((await kuur.call('GET', path, { token: own.json.data.accessToken })).body).toContain('BEGIN:VEVENT');
  const body = { ...customerForm({ email: 'ander@proefbad.example' }), password: 'Geheim-123' };
  const other = await kuur.call('POST', '/api/customers/register', { body });
  const refused = await kuur.call('GET', path, { token: other.json.data.accessToken });
  expect([refused.status, refused.json.code]).toEqual([404, 'reservation_not_found']);
});
