import { expect, test } from 'vitest';
import { mailErrors, mailForm, mailTextIn, wordedMails } from '#domain/catalog/mailForm.ts';

const words = (opening: object, closing: object = {}) => ({ opening, closing });
const language = 'de';

test('a mail for which a venue wrote nothing has no words of its own', () => {
  const form = mailForm();
  expect(form).toMatchObject({ senderName: '', replyTo: null, opening: {}, closing: {} });
  expect(wordedMails.map((kind) => form[kind])).toEqual(wordedMails.map(() => words({})));
  const stored = { senderName: 'Zeebad', replyTo: null, ...words({ nl: 'Hallo' }), orderMail: words({ nl: 'Dank' }) };
  expect(mailForm(stored)).toEqual({ ...form, ...stored });
});

test('words may have lines, a sender has one, and nothing turns the direction of what follows', () => {
  const form = { ...mailForm(), ...words({ nl: 'Hallo\nallemaal' }) };
  expect(mailErrors(form)).toEqual([]);
  const code = 'characters_unreadable';
  expect(mailErrors({ ...form, senderName: 'Zee\nbad' })).toEqual([{ pointer: '/senderName', code }]);
  expect(mailErrors({ ...form, closing: { fr: 'Fin\u202E' }, refundedMail: words({ de: 'Tab\tBad' }) })).toEqual([
    { pointer: '/closing/fr', code },
    { pointer: '/refundedMail/opening/de', code },
  ]);
});

test('a text is in the language of the mail, else in Dutch, line by line', () => {
  const textOf = (opening: object) =>
    mailTextIn({ ...mailForm(), opening }, { kind: 'confirmation', part: 'opening', language });
  expect(textOf({ nl: 'Hallo', de: ' Guten Tag\nalle ' })).toEqual({ lines: ['Guten Tag', 'alle'], lang: 'de' });
  expect(textOf({ nl: ' Hallo ', de: '  ' })).toEqual({ lines: ['Hallo'], lang: 'nl' });
  expect([textOf({ fr: 'Bonjour' }), textOf({ nl: ' ' })]).toEqual([null, null]);
});

test('a mail about a change has the words of the confirmation unless it has its own, other mails do not', () => {
  const stored = { senderName: '', replyTo: null, ...words({ nl: 'Hallo' }, { nl: 'Groet' }) };
  const textIn = (kind: 'changedMail' | 'orderMail' | 'confirmation', from?: typeof stored) =>
    mailTextIn(from, { kind, part: 'closing', language })?.lines ?? null;
  expect([textIn('confirmation', stored), textIn('changedMail', stored), textIn('orderMail', stored)]).toEqual([
    ['Groet'],
    ['Groet'],
    null,
  ]);
  const own = { ...stored, changedMail: words({}, { nl: 'Tot dan' }), orderMail: words({}, { nl: 'Dank' }) };
  expect([textIn('confirmation', own), textIn('changedMail', own), textIn('orderMail', own)]).toEqual([
    ['Groet'],
    ['Tot dan'],
    ['Dank'],
  ]);
  expect(textIn('confirmation')).toBeNull();
});
