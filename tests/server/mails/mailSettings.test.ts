import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailDraft, MailPreview } from '#contract/names.ts';
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
  language: 'nl',
  senderName: 'Receptie',
  replyTo: 'antwoord@proefbad.example',
  opening: { nl: 'Wat fijn <3' },
  closing: { nl: 'Neem mee:\nhanddoek' },
};
const post = <T = unknown>(path: string, body: object) =>
  kuur.call<T>('POST', `/api/settings/mails/${path}`, { token: settings.token, body });

test('a venue that added nothing mails under its own name', async () => {
  expect(await settings.read('mails')).toEqual({ senderName: '', replyTo: null, opening: {}, closing: {}, version: 1 });
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
  expect(await settings.refused('mails', { senderName: 'Bad\r\nBcc: x', closing: { fr: 'a\u202Eb' } })).toEqual([
    '/senderName characters_unreadable',
    '/closing/fr characters_unreadable',
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
  expect(listed.json.data).toMatchObject([{ kind: 'test', to: 'owner@proefbad.example', state: 'sent' }]);
  for (let count = 1; count < 10; count += 1) expect((await post('test', draft)).status).toBe(204);
  expect((await post('test', draft)).json.code).toBe('too_many_requests');
});
