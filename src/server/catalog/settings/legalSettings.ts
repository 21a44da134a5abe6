import type { LegalSettings } from '#contract/names.ts';
import type { SettingsGroup } from './settingsGroup.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';

const none = { nl: '' };

export const legalSettings: SettingsGroup<LegalSettings> = {
  name: 'legal',
  read: ({ branding: { legal } }) => ({
    terms: htmlTexts(legal?.terms ?? none),
    privacy: htmlTexts(legal?.privacy ?? none),
    accessibility: htmlTexts(legal?.accessibility ?? none),
  }),
  errors: () => [],
  write: ({ terms, privacy, accessibility }, { branding }) => ({
    branding: {
      ...branding,
      legal: { terms: richTexts(terms), privacy: richTexts(privacy), accessibility: richTexts(accessibility) },
    },
  }),
};
