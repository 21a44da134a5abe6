import { expect, test } from 'vitest';
import { bulkMailErrors, bulkMailIn, trimmedBulkMail } from '#domain/booking/bulkMail.ts';

const words = {
  subject: { nl: 'Buitenbad dicht', de: 'Außenbecken zu' },
  text: { nl: 'Morgen is het dicht.\nJammer.\n\nTot morgen', de: 'Morgen ist es zu.' },
};

test('a guest reads a mail of staff in their language, else in Dutch', () => {
  expect(bulkMailIn(words, 'de')).toEqual({
    lang: 'de',
    subject: 'Außenbecken zu',
    paragraphs: ['Morgen ist es zu.'],
  });
  expect(bulkMailIn(words, 'fr')).toEqual({
    lang: 'nl',
    subject: 'Buitenbad dicht',
    paragraphs: ['Morgen is het dicht.\nJammer.', 'Tot morgen'],
  });
});

test('subject and text are never of two languages', () => {
  const half = { subject: words.subject, text: { nl: 'Morgen is het dicht.' } };
  expect(bulkMailIn(half, 'de').subject).toBe('Buitenbad dicht');
  expect(bulkMailErrors(half)).toEqual([{ pointer: '/text/de', code: 'required' }]);
});

test('a mail of staff is written in Dutch at least, and no character hides in it', () => {
  expect(bulkMailErrors({ subject: {}, text: { nl: ' ' } })).toEqual([
    { pointer: '/subject/nl', code: 'required' },
    { pointer: '/text/nl', code: 'required' },
  ]);
  expect(bulkMailErrors({ subject: { nl: 'a\nBcc: x' }, text: { nl: 'a\nb' } })).toEqual([
    { pointer: '/subject/nl', code: 'characters_unreadable' },
  ]);
  expect(bulkMailErrors(words)).toEqual([]);
});

test('blanks around and languages without words make no other mail', () => {
  const typed = { subject: { nl: ' a ', en: '' }, text: { nl: 'b\n', en: '  ' } };
  expect(trimmedBulkMail(typed)).toEqual({ subject: { nl: 'a' }, text: { nl: 'b' } });
});
