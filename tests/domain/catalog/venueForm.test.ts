import { expect, test } from 'vitest';
import { venueErrors } from '#domain/catalog/venueForm.ts';
import type { VenueForm } from '#domain/catalog/venueForm.ts';

const site = 'https://www.proefbad.example/';
const form: VenueForm = {
  name: 'Proefbad',
  siteUrl: site,
  termsUrl: site,
  cancelUrl: site,
  contactUrl: site,
  facilitiesUrl: site,
  withdrawalUrl: site,
  routeUrl: site,
  address: 'Badweg 1',
  timeZone: 'Europe/Amsterdam',
  languages: ['nl', 'fr'],
  theme: { olive: '#4F6B2E' },
};
const errorsWith = (change: Partial<VenueForm>): string[] =>
  venueErrors({ ...form, ...change }).map(({ pointer, code }) => `${pointer} ${code}`);

test('a venue that pages and mails can be made of has no errors', () => {
  expect(errorsWith({})).toEqual([]);
});

test('a name without words or with signs that cannot be read is refused', () => {
  expect(errorsWith({ name: ' ' })).toEqual(['/name required']);
  expect(errorsWith({ name: 'Bad\u202E', address: 'Badweg\n1' })).toEqual([
    '/name characters_unreadable',
    '/address characters_unreadable',
  ]);
});

test('links are https addresses, without a password in them', () => {
  expect(errorsWith({ termsUrl: 'http://proefbad.example/', routeUrl: 'https://a:b@proefbad.example/' })).toEqual([
    '/termsUrl address_invalid',
    '/routeUrl address_invalid',
  ]);
});

test('the time zone is known, and Dutch is one of the languages, each once', () => {
  expect(errorsWith({ timeZone: 'Europe/Nergens' })).toEqual(['/timeZone not_allowed']);
  expect(errorsWith({ languages: ['en'] })).toEqual(['/languages required']);
  expect(errorsWith({ languages: ['nl', 'en', 'nl'] })).toEqual(['/languages/2 duplicate']);
});

test('colours that text would be faint on are refused at the colours that the venue chose', () => {
  expect(errorsWith({ theme: { olive: '#9AA85A' } })).toEqual(['/theme/olive contrast_low']);
  expect(errorsWith({ theme: { leaf: '#414C14', leafInk: '#414C14' } })).toContain('/theme/leafInk contrast_low');
  expect(errorsWith({ theme: { olive: 'rood' } })).toEqual(['/theme/olive color_invalid']);
  expect(errorsWith({ theme: { ink: '#000000' } })).toEqual(['/theme/ink unknown']);
});
