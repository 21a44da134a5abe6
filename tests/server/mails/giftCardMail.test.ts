import { expect, test } from 'vitest';
import type { PrintableGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import { giftCardMail } from '#server/mails/giftCardMail.ts';

const card = {
  id: 'k1',
  venueId: 'v1',
  kind: 'giftCard',
  amount: 5000,
  usableTo: null,
  language: 'nl',
  venueName: 'Proefbad',
  hosts: ['proefbad.example'],
  testOf: null,
  branding: { contactEmail: 'balie@proefbad.example', siteUrl: 'https://www.proefbad.example' },
  productName: { nl: 'Cadeaubon', en: 'Cadeaubon', de: 'Cadeaubon', fr: 'Cadeaubon' },
  sender: 'Wilma',
  recipient: 'Fred',
  message: '',
  recipientEmail: 'fred@proefbad.example',
} as unknown as PrintableGiftCard;

test('the mail of a gift card shows its picture, and breaks neither code nor amount over two lines', () => {
  const [code, picture] = ['ABCD-EFGH-JKLM-NPQR', Buffer.from('picture')];
  const sites = { publicUrl: 'https://proefbad.example', defaultAppTag: 'proefbad' };
  const sending = { from: null, email: null, again: null, ...sites };
  const mail = giftCardMail({ card, code, pdf: Buffer.from('%PDF-'), picture }, sending);
  const attached = mail?.attachments.find(({ content }) => content === picture);
  expect(attached).toMatchObject({ contentType: 'image/jpeg', cid: expect.stringMatching(/./) });
  expect(mail?.html).toContain(`<img src="cid:${attached?.cid}"`);
  expect(mail?.html).toMatch(new RegExp(`<p style="[^"]*white-space:nowrap;">${code}</p>`));
  expect(mail?.html).toContain('€\u00A050,-');
});
