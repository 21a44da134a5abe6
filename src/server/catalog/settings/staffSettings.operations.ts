import type { Handlers } from '#server/http/handlers.ts';
import type { StaffSettingsService } from './staffSettings.service.ts';

type StaffSettingsOperations = Pick<Handlers, 'getGeneralSettings' | 'updateGeneralSettings'>;

export const staffSettingsOperations = ({ general }: StaffSettingsService): StaffSettingsOperations => ({
  getGeneralSettings: async ({ context }) => ({
    status: 200,
    body: { data: await general.read(context.venue.venueId) },
  }),
  updateGeneralSettings: async ({ context, body }) => ({
    status: 200,
    body: { data: await general.update(context.venue.venueId, body) },
  }),
});
