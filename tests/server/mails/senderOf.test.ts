import { expect, test } from 'vitest';
import type { VenueBranding } from '#server/db/jsonColumns.ts';
import { senderOf, sentBy } from '#server/mails/senderOf.ts';

const sender = (from: string | null, mail?: VenueBranding['mail']) =>
  senderOf(
    { venueName: 'Het "Zeebad"', branding: { contactEmail: 'hallo@zeebad.example', mail } as unknown as VenueBranding },
    from,
  );

test.each([
  ['its own address', null, { from: '"Het Zeebad" <hallo@zeebad.example>' }],
  ['a mailbox with a name', 'Kuur <post@kuur.example>', { from: 'Kuur <post@kuur.example>' }],
  [
    'an address without a name, and is answered at its own',
    'post@kuur.example',
    { from: '"Het Zeebad" <post@kuur.example>', replyTo: 'hallo@zeebad.example' },
  ],
  ['its own address without a name', 'hallo@zeebad.example', { from: '"Het Zeebad" <hallo@zeebad.example>' }],
])('a venue that says nothing mails from %s', (_where, from, expected) => {
  expect(sender(from)).toEqual(expected);
});

test('what a venue says goes before', () => {
  const mail = { senderName: 'Receptie', replyTo: 'antwoord@zeebad.example', opening: {}, closing: {} };
  expect(sender('post@kuur.example', mail as VenueBranding['mail'])).toEqual({
    from: '"Receptie" <post@kuur.example>',
    replyTo: 'antwoord@zeebad.example',
  });
});

test('the name in the sending mailbox is the default venue’s alone', () => {
  const deps = { mailFrom: 'Kuur <post@kuur.example>', defaultAppTag: 'kuur' };
  expect([sentBy(deps, 'kuur').mailFrom, sentBy(deps, 'zeebad').mailFrom]).toEqual([
    'Kuur <post@kuur.example>',
    'post@kuur.example',
  ]);
});
