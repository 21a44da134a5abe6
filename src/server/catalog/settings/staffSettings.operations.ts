import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import type { EditableSettings, StaffSettingsService } from './staffSettings.service.ts';

type StaffSettingsOperations = Pick<
  Handlers,
  | 'getGeneralSettings'
  | 'updateGeneralSettings'
  | 'getProductSettings'
  | 'updateProductSettings'
  | 'getPaymentSettings'
  | 'updatePaymentSettings'
  | 'getMailSettings'
  | 'updateMailSettings'
  | 'getLegalSettings'
  | 'updateLegalSettings'
  | 'getVenueSettings'
  | 'updateVenueSettings'
>;

export const staffSettingsOperations = (settings: StaffSettingsService): StaffSettingsOperations => ({
  getGeneralSettings: readOf(settings.general),
  updateGeneralSettings: updateOf(settings.general),
  getProductSettings: readOf(settings.products),
  updateProductSettings: updateOf(settings.products),
  getPaymentSettings: readOf(settings.payments),
  updatePaymentSettings: updateOf(settings.payments),
  getMailSettings: readOf(settings.mails),
  updateMailSettings: updateOf(settings.mails),
  getLegalSettings: readOf(settings.legal),
  updateLegalSettings: updateOf(settings.legal),
  getVenueSettings: readOf(settings.venue),
  updateVenueSettings: updateOf(settings.venue),
});

function readOf<Form>(settings: EditableSettings<Form>) {
  return async ({ context }: { context: RequestContext }) => ({
    status: 200 as const,
    body: { data: await settings.read(context.venue.venueId) },
  });
}

function updateOf<Form>(settings: EditableSettings<Form>) {
  return async ({ context, body }: { context: RequestContext; body: Form }) => ({
    status: 200 as const,
    body: { data: await settings.update(context.venue.venueId, body) },
  });
}
