import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { paymentLinkRef } from '#server/mails/paymentLinkRef.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { readBooking } from '#server/mails/booking.repo.ts';
import { toMail } from '#server/mails/updateMail.ts';
import * as notices from '#server/mails/updateMails.ts';

const venueId = 'proefbad';
let kuur: TestApp;
/** The booking that the mails about money are about, by language. */
const booked = new Map<string, string>();

beforeAll(async () => {
  kuur = await testApp();
  for (const language of ['nl', 'en', 'de', 'fr']) {
    const { reservationId } = await bookVisit(kuur, {
      language,
      email: `${language}@proefbad.example`,
      personCount: 1,
    });
    booked.set(language, reservationId);
  }
  await kuur.services.jobs.runDueJobs();
});
afterAll(() => kuur.close());
beforeEach(() => {
  kuur.mails.length = 0;
});

let jobs = 0;

async function send(kind: string, payload: Record<string, unknown>) {
  jobs += 1;
  await enqueue(kuur.db, { venueId, kind, key: `proef-${jobs}`, payload });
  await kuur.services.jobs.runDueJobs();
  return kuur.mails[0];
}

const payment = (id: string, reservationId: string, state: 'failed' | 'paid') =>
  kuur.db.insertInto('payment').values({ venueId, id, reservationId, method: 'ideal', amount: 3500, state }).execute();

test.each([
  ['nl', 'Je betaling aan Proefbad kwam te laat: je krijgt je geld terug', 'Dag Wilma,', '€\u00A035,50'],
  ['en', 'Your payment to Proefbad came too late: you’ll get your money back', 'Hello Wilma,', '€35.50'],
  ['de', 'Ihre Zahlung an Proefbad kam zu spät: Sie erhalten Ihr Geld zurück', 'Guten Tag,', '35,50\u00A0€'],
  ['fr', 'Votre paiement à Proefbad est arrivé trop tard : vous êtes remboursé', 'Bonjour Wilma,', '35,50\u00A0€'],
])(
  'money that came too late is told in the language of the booking: %s',
  async (language, subject, greeting, amount) => {
    const mail = await send('mail.paymentLate', { reservationId: booked.get(language), paymentId: 'p1', amount: 3550 });
    expect(mail).toMatchObject({
      messageId: 'p1.late@proefbad.kuur',
      to: `${language}@proefbad.example`,
      from: '"Proefbad" <hallo@proefbad.example>',
      subject,
      language,
    });
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain(greeting);
      expect(part).toContain(amount);
    }
    expect(mail?.html).toContain(`<html lang="${language}">`);
  },
);

test.each([
  ['payment', 'Proefbad betaalt je €\u00A010,- terug', 'rekening of kaart'],
  ['giftCard', 'Proefbad geeft je €\u00A010,- terug op een cadeaubon', 'aparte mail'],
] as const)('a refund to the %s says how much and where it goes, and not why', async (target, subject, words) => {
  const reservationId = booked.get('nl')!;
  await payment(`pay-${target}`, reservationId, 'failed');
  const reason = 'Gast was boos';
  await kuur.db
    .insertInto('refund')
    .values({ venueId, id: `r-${target}`, paymentId: `pay-${target}`, amount: 1000, target, reason, actor: 'st-desk' })
    .execute();
  const mail = await send('mail.refunded', { reservationId, refundId: `r-${target}`, amount: 1000 });
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(words);
  expect(mail!.text + mail!.html).not.toContain('boos');
});

test.each([
  ['self_service', 'Je hebt je reservering gewijzigd of geannuleerd'],
  ['double_payment', 'Je hebt twee keer betaald'],
  ['mismatch', 'Je betaling paste niet'],
])('a refund that nobody decided (%s) says why in words', async (reason, words) => {
  const reservationId = booked.get('nl')!;
  await payment(`pay-${reason}`, reservationId, 'failed');
  const refund = { venueId, id: `r-${reason}`, paymentId: `pay-${reason}`, amount: 1000, reason, actor: 'system' };
  await kuur.db
    .insertInto('refund')
    .values({ ...refund, target: 'payment' })
    .execute();
  const mail = await send('mail.refunded', { reservationId, refundId: refund.id, amount: 1000 });
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain(words);
    expect(part).not.toContain(reason);
  }
});

test('a refund that failed in the meantime is not mailed', async () => {
  const reservationId = booked.get('nl')!;
  await payment('pay-failed', reservationId, 'failed');
  await kuur.db
    .insertInto('refund')
    .values({
      venueId,
      id: 'r-f',
      paymentId: 'pay-failed',
      amount: 1,
      target: 'payment',
      reason: '',
      actor: 'x',
      state: 'failed',
    })
    .execute();
  expect(await send('mail.refunded', { reservationId, refundId: 'r-f', amount: 1 })).toBeUndefined();
});

test('a link to pay opens our own page and says until when', async () => {
  const reservationId = booked.get('nl')!;
  const expiresAt = '2026-05-08T12:00:00.000Z';
  const payload = { reservationId, linkId: 'schakel', amount: 3500, expiresAt, email: 'ander@proefbad.example' };
  const mail = await send('mail.paymentLink', payload);
  const ref = paymentLinkRef(kuur.deps.secretKeys, { venueId, linkId: 'schakel' });
  expect(mail?.to).toBe('ander@proefbad.example');
  expect(mail?.subject).toBe('Betaal €\u00A035,- voor je reservering bij Proefbad');
  expect(mail?.text).toContain(`Nu betalen: ${kuur.deps.config.publicUrl}/reservation/payment/${ref}`);
  expect(mail?.text).toContain('Betalen kan tot: 8 mei 2026 om 14:00');
  expect(mail?.html).toContain(`href="${kuur.deps.config.publicUrl}/reservation/payment/${ref}"`);
});

test.each([
  ['nl', ''],
  ['en', '/en'],
  ['fr', '/fr'],
])('a mail opens our pages in its own language: %s', async (language, prefix) => {
  const reservationId = booked.get(language)!;
  const payload = { reservationId, linkId: 'taal', amount: 3500, expiresAt: '2026-05-08T12:00:00.000Z' };
  const mail = await send('mail.paymentLink', payload);
  const ref = paymentLinkRef(kuur.deps.secretKeys, { venueId, linkId: 'taal' });
  expect(mail?.text).toContain(`: ${kuur.deps.config.publicUrl}${prefix}/reservation/payment/${ref}\n`);
});

test('who booked in English and did not pay books again in English', async () => {
  const visitor = await lost('2026-05-15');
  const { reservationId } = visitor;
  await kuur.db.updateTable('reservation').set({ language: 'en' }).where('id', '=', reservationId).execute();
  await payment('try-en', reservationId, 'failed');
  await send('mail.paymentFailed', { reservationId, paymentId: 'try-en', amount: 7000 });
  await kuur.advance({ minutes: 61 });
  await kuur.services.jobs.runEverything();
  expect(kuur.mails[0]?.text).toContain(`: ${kuur.deps.config.publicUrl}/en\n`);
});

async function lost(day: string): Promise<Visitor> {
  const visitor = new Visitor(kuur, { date: day });
  await visitor.readyToPay();
  return visitor;
}

test('a failed payment is mailed once, and only when the reservation is lost', async () => {
  const { reservationId } = await lost('2026-06-02');
  for (const id of ['try-1', 'try-2']) {
    await payment(id, reservationId, 'failed');
    await kuur.advance({ seconds: 1 });
    await enqueue(kuur.db, {
      venueId,
      kind: 'mail.paymentFailed',
      key: id,
      payload: { reservationId, paymentId: id, amount: 7000 },
    });
  }
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails).toEqual([]);
  await kuur.advance({ minutes: 61 });
  await kuur.services.jobs.runEverything();
  expect(kuur.mails.map(({ subject, messageId }) => [subject, messageId])).toEqual([
    ['Je betaling aan Proefbad is niet gelukt', 'try-2.failed@proefbad.kuur'],
  ]);
  expect(kuur.mails[0]?.text).toContain(`Opnieuw reserveren: ${kuur.deps.config.publicUrl}`);
});

test('who pays after all hears nothing of the try that failed', async () => {
  const visitor = await lost('2026-06-03');
  const { reservationId } = visitor;
  await payment('try-3', reservationId, 'failed');
  await send('mail.paymentFailed', { reservationId, paymentId: 'try-3', amount: 7000 });
  expect((await visitor.payOnLocation()).status).toBe(200);
  await kuur.advance({ minutes: 61 });
  await kuur.services.jobs.runEverything();
  expect(kuur.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/je reservering staat vast$/)]);
});

const about = { id: 'x', amount: 1250 };
const page = { href: 'https://proefbad.example/betalen', until: new Date('2026-05-08T12:00:00Z') };
type Booked = NonNullable<Awaited<ReturnType<typeof readBooking>>>;
const every: Record<string, (booking: Booked) => ReturnType<typeof notices.paymentLateMail>> = {
  'a failed payment': (booking) => notices.paymentFailedMail(booking, about, 'https://proefbad.example'),
  'a late payment': (booking) => notices.paymentLateMail(booking, about),
  'a refund to the payer': (booking) => notices.refundedMail(booking, about, { target: 'payment', reason: '' }),
  'a refund to a gift card': (booking) => notices.refundedMail(booking, about, { target: 'giftCard', reason: '' }),
  'a link to pay': (booking) => notices.paymentLinkMail(booking, about, page),
  'a cancelled booking': (booking) => notices.cancelledMail(booking, about.amount),
  'a cancelled order': (booking) => notices.cancelledMail({ ...booking, flowType: 5, items: [] }, about.amount),
};

const amounts: Record<string, string> = {
  nl: '€\u00A012,50',
  en: '€12.50',
  de: '12,50\u00A0€',
  fr: '12,50\u00A0€',
};

test.each(Object.entries(every))(
  '%s is mailed in four languages, each its own, with the amount',
  async (_kind, make) => {
    const mails = await Promise.all(
      [...booked.values()].map(async (reservationId) => {
        const booking = (await readBooking(kuur.db, { venueId, reservationId }))!;
        return toMail(booking, null, { ...make(booking), to: 'iemand@proefbad.example' })!;
      }),
    );
    expect(mails.map(({ language }) => language)).toEqual(['nl', 'en', 'de', 'fr']);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    for (const { html, text, language } of mails) {
      expect(text).toContain(amounts[language]);
      expect(html).toContain(amounts[language]);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html + text).not.toMatch(/undefined|null|\[object/);
    }
    expect(mails[2]!.text).not.toMatch(/\b(?:du|dein|deine|dir)\b/i);
    expect(mails[3]!.text).not.toMatch(/\b(?:tu|ton|ta|tes)\b/i);
  },
);
