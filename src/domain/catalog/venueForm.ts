import type { FieldError } from '../values/fieldErrors.ts';
import { fieldErrorsUnder } from '../values/fieldErrors.ts';
import type { Language } from '../values/translated.ts';
import { isTimeZone } from '../values/zonedTime.ts';
import { isWebAddress } from '../values/webAddress.ts';
import { themeErrors } from './venueTheme.ts';

export const venueAddresses = [
  'siteUrl',
  'termsUrl',
  'cancelUrl',
  'contactUrl',
  'facilitiesUrl',
  'withdrawalUrl',
  'routeUrl',
] as const;

export type VenueForm = Record<(typeof venueAddresses)[number], string> & {
  name: string;
  address: string;
  timeZone: string;
  languages: readonly Language[];
  theme: Readonly<Record<string, string>>;
};

const unreadable = /[\p{Cc}\p{Cf}]/u;

/** Codes: `required`, `characters_unreadable`, `address_invalid`, `not_allowed`, `duplicate`, and those of the theme. */
export function venueErrors(form: VenueForm): FieldError[] {
  return [
    ...(form.name.trim() === '' ? [{ pointer: '/name', code: 'required' }] : []),
    ...(['name', 'address'] as const).flatMap((field) =>
      unreadable.test(form[field]) ? [{ pointer: `/${field}`, code: 'characters_unreadable' }] : [],
    ),
    ...venueAddresses.flatMap((field) =>
      isWebAddress(form[field]) ? [] : [{ pointer: `/${field}`, code: 'address_invalid' }],
    ),
    ...(isTimeZone(form.timeZone) ? [] : [{ pointer: '/timeZone', code: 'not_allowed' }]),
    ...languageErrors(form.languages),
    ...fieldErrorsUnder('/theme', themeErrors(form.theme)),
  ];
}

/** Dutch is the fallback of every text (specification §1). */
function languageErrors(languages: readonly Language[]): FieldError[] {
  if (!languages.includes('nl')) return [{ pointer: '/languages', code: 'required' }];
  return languages.flatMap((language, index) =>
    languages.indexOf(language) < index ? [{ pointer: `/languages/${index}`, code: 'duplicate' }] : [],
  );
}
