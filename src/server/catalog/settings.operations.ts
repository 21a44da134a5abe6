import type { Handlers } from '#server/http/handlers.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsOperations = (
  settings: SettingsService,
): Pick<Handlers, 'getConfig' | 'getSettings' | 'getLegalTexts'> => ({
  getConfig: async ({ context }) => ({
    status: 200,
    body: { data: await settings.configOf(context.venue, context.language) },
  }),
  getLegalTexts: async ({ context }) => ({
    status: 200,
    body: { data: settings.legalTextsOf(context.venue, context.language) },
  }),
  getSettings: async ({ context }) => ({
    status: 200,
    body: { data: await settings.settingsOf(context.venue, context.language) },
  }),
});
