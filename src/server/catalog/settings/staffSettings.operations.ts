import type { Handlers } from '#server/http/handlers.ts';
import { venueFor } from '#server/http/staffCaller.ts';
import type { StaffSettingsService } from './staffSettings.service.ts';

type StaffSettingsOperations = Pick<Handlers, 'getGeneralSettings' | 'updateGeneralSettings'>;

export const staffSettingsOperations = ({ general }: StaffSettingsService): StaffSettingsOperations => ({
  getGeneralSettings: async ({ context }) => ({
    status: 200,
    body: { data: await general.read(venueFor(context, 'manageSettings')) },
  }),
  updateGeneralSettings: async ({ context, body }) => ({
    status: 200,
    body: { data: await general.update(venueFor(context, 'manageSettings'), body) },
  }),
});
