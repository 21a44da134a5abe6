import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailDraft, MailPreview } from '#contract/names.ts';
import { mailForm, wordedMails } from '#domain/catalog/mailForm.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { messageOf } from '#server/adapters/mail/message.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import { createLimited } from '#tests/support/venue.ts';

let kuur: TestApp;
let settings: SettingsEditor;
beforeAll(async () => {
  kuur = await testApp({ seed: createLimited });
  settings = new SettingsEditor(kuur, (await staffMember(kuur, 'owner')).token);
});
afterAll(() => kuur.close());

async function confirmationTo(email: string, language: string): Promise<Mail> {
  await bookVisit(kuur, { email, language, date: language === 'nl' ? '2026-05-16' : '2026-05-17' });
  await kuur.services.jobs.runDueJobs();
  return kuur.mails.findLast(({ to }) => to === email)!;
}

const draft: MailDraft = {
  ...mailForm(),
  kind: 'confirmation',
  language: 'nl',
  senderName: 'Receptie',
  replyTo: 'antwoord@proefbad.example',
  opening: { nl: 'Wat fijn <3' },
  closing: { nl: 'Neem mee:\nhanddoek' },
};
const post = <T = unknown>(path: string, body: object) =>
  kuur.call<T>('POST', `/api/settings/mails/${path}`, { token: settings.token, body });

test('a venue that added nothing mails under its own name', async () => {
  expect(await settings.read('mails')).toEqual({ ...mailForm(), version: 1 });
  const { venue } = (await kuur.call<{ venue: object }>('GET', '/api/config')).json.data;
  expect(Object.keys(venue)).not.toContain('mail');
});

test('a confirmation has sender, reply address and the texts of its language, else the Dutch ones marked as such', async () => {
  await settings.change('mails', {
    senderName: 'Receptie "Bad"',
    replyTo: 'antwoord@proefbad.example',
    opening: { nl: 'Wat fijn dat je komt.', en: 'How nice that you are coming.' },
    closing: { nl: 'Neem mee:\n<b>handdoek</b>' },
  });
  const dutch = await confirmationTo('wilma@proefbad.example', 'nl');
  expect(dutch.from).toBe('"Receptie Bad" <hallo@proefbad.example>');
  expect(messageOf(dutch).replyTo).toBe('antwoord@proefbad.example');
  expect(dutch.text).toContain('Wat fijn dat je komt.');
  expect(dutch.html).toContain('Neem mee:<br>&lt;b&gt;handdoek&lt;/b&gt;');
  const english = await confirmationTo('john@proefbad.example', 'en');
  expect(english.text).toContain('How nice that you are coming.');
  expect(english.html).toContain('<span lang="nl">Neem mee:<br>');
  expect(english.text).not.toContain('Wat fijn');
});

test('signs that cannot be read are refused', async () => {
  expect(
    await settings.refused('mails', {
      senderName: 'Bad\r\nBcc: x',
      closing: { fr: 'a\u202Eb' },
      giftCardMail: { opening: { de: 'a\u202Eb' }, closing: {} },
    }),
  ).toEqual([
    '/senderName characters_unreadable',
    '/closing/fr characters_unreadable',
    '/giftCardMail/opening/de characters_unreadable',
  ]);
});

test('a preview is the confirmation itself, with its code, and saves nothing', async () => {
  const before = await settings.read('mails');
  const { data } = (await post<MailPreview>('preview', draft)).json;
  expect(data).toMatchObject({
    from: '"Receptie" <hallo@proefbad.example>',
    replyTo: 'antwoord@proefbad.example',
    subject: 'Vrijdag 15 mei bij Proefbad: je reservering staat vast',
  });
  expect(data.html).toContain('Dag Mila,');
  expect(data.html).toContain('Wat fijn &lt;3');
  expect(data.html).toContain('src="data:image/png;base64,');
  expect(data.text).toContain('Neem mee:\nhanddoek');
  expect(await settings.read('mails')).toEqual(before);
  const french = (await post<MailPreview>('preview', { ...draft, language: 'fr' })).json.data;
  expect(french.subject).toContain('votre réservation est confirmée');
});

const subjects = {
  changedMail: 'je reservering is gewijzigd',
  cancelledMail: 'geannuleerd',
  orderMail: 'bestelling',
  giftCardMail: 'Cadeaubon € 50,- van Proefbad',
  paymentFailedMail: 'niet gelukt',
  paymentLinkMail: 'Betaal',
  refundedMail: 'terug',
} as const satisfies Record<(typeof wordedMails)[number], string>;

test.each(wordedMails)(
  '%s has words of its own, at its beginning and its end, in a preview and a test mail',
  async (kind) => {
    const own = { opening: { nl: `Begin van ${kind}`, fr: `Début <${kind}>` }, closing: { nl: `Slot\nvan ${kind}` } };
    const worded = { ...draft, kind, [kind]: own };
    const dutch = (await post<MailPreview>('preview', worded)).json.data;
    expect(dutch.subject).toContain(subjects[kind]);
    expect(dutch.text.indexOf(`Begin van ${kind}`)).toBeGreaterThan(dutch.text.indexOf('Dag Mila,'));
    expect(dutch.text.indexOf(`Slot\nvan ${kind}`)).toBeGreaterThan(dutch.text.indexOf(`Begin van ${kind}`));
    expect(dutch.html).toContain(`Slot<br>van ${kind}`);
    expect(dutch.text).not.toContain('Wat fijn <3');
    expect((await post('test', { ...worded, language: 'fr' })).status).toBe(204);
    await kuur.services.jobs.runDueJobs();
    const mailed = kuur.mails.at(-1);
    expect([mailed?.to, mailed?.language]).toEqual(['owner@proefbad.example', 'fr']);
    expect(mailed?.text).toContain(`Début <${kind}>`);
    expect(mailed?.html).toContain(`Début &lt;${kind}&gt;`);
    expect(mailed?.html).toContain(`<span lang="nl">Slot<br>`);
    await kuur.db.deleteFrom('throttle').execute();
  },
);

test('a changed booking without words of its own has the confirmation’s, a cancelled one none', async () => {
  const preview = async (kind: MailDraft['kind']) =>
    (await post<MailPreview>('preview', { ...draft, kind })).json.data.text;
  expect(await preview('changedMail')).toContain('Wat fijn <3');
  expect(await preview('cancelledMail')).not.toContain('Wat fijn <3');
});

test('who cancels at the desk mails the words that the venue has for it', async () => {
  await settings.change('mails', { cancelledMail: { opening: { nl: 'Jammer, tot een andere keer.' }, closing: {} } });
  const { reservationId } = await bookVisit(kuur, {
    email: 'els@proefbad.example',
    language: 'nl',
    date: '2026-05-20',
  });
  await kuur.services.jobs.runDueJobs();
  const { status } = await kuur.call('POST', `/api/admin/reservations/${reservationId}/cancel`, {
    token: settings.token,
    body: { reason: 'ziek', notifyGuest: true },
  });
  expect(status).toBeLessThan(300);
  await kuur.services.jobs.runDueJobs();
  const mail = kuur.mails.findLast(({ to }) => to === 'els@proefbad.example');
  expect(mail?.subject).toContain('geannuleerd');
  expect(mail?.text).toContain('Jammer, tot een andere keer.');
});

test('a test mail goes to the staff member who asks for it, and not without end', async () => {
  expect((await post('test', draft)).status).toBe(204);
  await kuur.services.jobs.runDueJobs();
  const mail = kuur.mails.at(-1);
  expect([mail?.to, mail?.from]).toEqual(['owner@proefbad.example', '"Receptie" <hallo@proefbad.example>']);
  expect(mail?.text).toContain('Wat fijn <3');
  const listed = await kuur.call<{ kind: string; to: string; state: string }[]>('POST', '/api/admin/mails/search', {
    token: settings.token,
    body: { filter: 'kind:test' },
  });
  expect(listed.json.data[0]).toMatchObject({ kind: 'test', to: 'owner@proefbad.example', state: 'sent' });
  for (let count = 1; count < 10; count += 1) expect((await post('test', draft)).status).toBe(204);
  expect((await post('test', draft)).json.code).toBe('too_many_requests');
});
