import type { VenueSettings } from '#contract/names.ts';
import { venueErrors } from '#domain/catalog/venueForm.ts';
import { isLanguage } from '#domain/values/translated.ts';
import type { SettingsGroup } from './settingsGroup.ts';

export const venueSettings: SettingsGroup<VenueSettings> = {
  name: 'venue',
  read: ({ name, timeZone, languages, branding }) => {
    const { fallbackImageId: _fallback, startImageId: _start, mail: _mail, legal: _legal, ...shown } = branding;
    return { ...shown, name, timeZone, languages: languages.filter(isLanguage) };
  },
  errors: (form) => venueErrors(form),
  write: ({ version: _version, name, timeZone, languages, ...shown }, { branding }) => ({
    name: name.trim(),
    timeZone,
    languages,
    branding: { ...branding, ...shown, address: shown.address.trim() },
  }),
};
