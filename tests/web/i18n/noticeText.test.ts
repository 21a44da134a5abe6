import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { noticeText } from '#web/i18n/noticeText.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'nl', messages: {} }));

test.each([
  ['checkin', 'van de tijden.'],
  ['entry', 'van de entree'],
  ['product', 'van de behandeling'],
  ['collection', 'van het arrangement'],
  ['giftCard', 'van de cadeaubon'],
  ['voucher', 'van de voucher'],
  ['subscription', 'van het abonnement'],
])('what could not be added is called what it is: %s', (request, noun) => {
  expect(noticeText({ code: 'add_failed', params: { request, problem: 'internal' } })).toEqual({
    title: 'Fout bij toevoegen',
    text: `Er is een fout opgetreden bij het toevoegen ${noun}`,
  });
});
