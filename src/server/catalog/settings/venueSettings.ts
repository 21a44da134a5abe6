import type { VenueSettings } from '#contract/names.ts';
import { venueErrors } from '#domain/catalog/venueForm.ts';
import { isLanguage } from '#domain/values/translated.ts';
import type { SettingsGroup } from './settingsGroup.ts';
import { imageErrors } from './imageErrors.ts';

export const venueSettings: SettingsGroup<VenueSettings> = {
  name: 'venue',
  read: ({ name, timeZone, languages, branding }) => {
    const { fallbackImageId: _fallback, startImageId: _start, mail: _mail, legal: _legal, ...shown } = branding;
    return {
      ...shown,
      logoImageId: shown.logoImageId || null,
      name,
      timeZone,
      languages: languages.filter(isLanguage),
    };
  },
  errors: async (form, { tx, venueId }) => [
    ...venueErrors(form),
    ...(await imageErrors(tx, { venueId, id: form.logoImageId, pointer: '/logoImageId' })),
  ],
  write: ({ version: _version, name, timeZone, languages, logoImageId, ...shown }, { branding }) => ({
    name: name.trim(),
    timeZone,
    languages,
    branding: { ...branding, ...shown, address: shown.address.trim(), logoImageId: logoImageId ?? '' },
  }),
};
