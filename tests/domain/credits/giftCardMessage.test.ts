import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { giftCardMessage } from '#domain/credits/giftCardMessage.ts';

const written = { from: ' Anna ', to: 'Bram', message: '', recipientEmail: '' };
const wrong = (over: Partial<typeof written>) => fieldErrors(giftCardMessage.safeParse({ ...written, ...over }));

test('sender and receiver are enough', () => {
  expect(giftCardMessage.parse(written)).toEqual({ from: 'Anna', to: 'Bram', message: '', recipientEmail: null });
});

test('a message and the address of the receiver are kept', () => {
  const all = { ...written, message: ' Rust lekker uit ', recipientEmail: ' Bram@Voorbeeld.nl ' };
  expect(giftCardMessage.parse(all)).toMatchObject({
    message: 'Rust lekker uit',
    recipientEmail: 'bram@voorbeeld.nl',
  });
});

test('without sender or receiver it is no message', () => {
  expect(wrong({ from: ' ', to: '' })).toEqual([
    { pointer: '/from', code: 'required' },
    { pointer: '/to', code: 'required' },
  ]);
});

test('texts that do not fit on the card and addresses that are none are refused', () => {
  expect(wrong({ from: 'a'.repeat(101), message: 'a'.repeat(501), recipientEmail: 'bram' })).toEqual([
    { pointer: '/from', code: 'too_long' },
    { pointer: '/message', code: 'too_long' },
    { pointer: '/recipientEmail', code: 'email_invalid' },
  ]);
});
