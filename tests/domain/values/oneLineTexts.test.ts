import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { giftCardMessage } from '#domain/credits/giftCardMessage.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { optionalLines, optionalText, requiredText } from '#domain/values/formFields.ts';

const form = z.object({ name: requiredText(20), more: optionalText(20), message: optionalLines(20) });
const errorsOf = (value: unknown) => fieldErrors(z.safeParse(form, value));

test.each([
  ['a line break', 'Anna\nBcc: x'],
  ['a turned direction', 'Anna\u202Egpj'],
  ['an invisible character', 'An\u200Bna'],
  ['an escape', 'Anna\u001B[2J'],
])('one line takes no %s', (_what, text) => {
  expect(errorsOf({ name: text, more: text, message: null })).toEqual([
    { pointer: '/name', code: 'characters_unreadable' },
    { pointer: '/more', code: 'characters_unreadable' },
  ]);
});

test('names of all peoples are one line', () => {
  for (const name of ['Zoë O’Neill-Łuczak', '王小明', 'Ναταλία', 'أحمد', ' Anna \n']) {
    expect(errorsOf({ name, more: null, message: null })).toEqual([]);
  }
});

test('a message may have lines, its sender has one', () => {
  const message = 'Geniet!\nKus';
  expect(form.parse({ name: 'Anna', more: null, message })).toEqual({ name: 'Anna', more: null, message });
  const card = { from: 'Anna', to: 'Fred', message, recipientEmail: null };
  expect(giftCardMessage.parse(card)).toEqual(card);
  expect(fieldErrors(giftCardMessage.safeParse({ ...card, from: 'Anna\nFred' }))).toEqual([
    { pointer: '/from', code: 'characters_unreadable' },
  ]);
});
