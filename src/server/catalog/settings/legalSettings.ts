import type { LegalSettings } from '#contract/names.ts';
import type { SettingsGroup } from './settingsGroup.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';

const none = { nl: '' };

export const legalSettings: SettingsGroup<LegalSettings> = {
  name: 'legal',
  read: ({ branding: { legal } }) => ({
    privacy: htmlTexts(legal?.privacy ?? none),
    accessibility: htmlTexts(legal?.accessibility ?? none),
  }),
  errors: () => [],
  write: ({ privacy, accessibility }, { branding }) => ({
    branding: { ...branding, legal: { privacy: richTexts(privacy), accessibility: richTexts(accessibility) } },
  }),
};
