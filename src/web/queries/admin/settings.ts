import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  GeneralSettings,
  LegalSettings,
  MailDraft,
  MailSettings,
  PaymentSettings,
  ProductSettings,
  VenueSettings,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

export interface SettingsForms {
  general: GeneralSettings;
  products: ProductSettings;
  payments: PaymentSettings;
  venue: VenueSettings;
  mails: MailSettings;
  legal: LegalSettings;
}

export type SettingsGroup = keyof SettingsForms;

type Calls = {
  [G in SettingsGroup]: {
    read: (signal?: AbortSignal) => Promise<SettingsForms[G]>;
    save: (body: SettingsForms[G]) => Promise<SettingsForms[G]>;
  };
};

const withSignal = (signal?: AbortSignal): { signal?: AbortSignal } => (signal ? { signal } : {});

const calls: Calls = {
  general: {
    read: (signal) => dataOf(api.GET('/settings/general', withSignal(signal))),
    save: (body) => dataOf(api.PUT('/settings/general', { body })),
  },
  products: {
    read: (signal) => dataOf(api.GET('/settings/products', withSignal(signal))),
    save: (body) => dataOf(api.PUT('/settings/products', { body })),
  },
  payments: {
    read: (signal) => dataOf(api.GET('/settings/payments', withSignal(signal))),
    save: (body) => dataOf(api.PUT('/settings/payments', { body })),
  },
  venue: {
    read: (signal) => dataOf(api.GET('/admin/venue', withSignal(signal))),
    save: (body) => dataOf(api.PUT('/admin/venue', { body })),
  },
  mails: {
    read: (signal) => dataOf(api.GET('/settings/mails', withSignal(signal))),
    save: (body) => dataOf(api.PUT('/settings/mails', { body })),
  },
  legal: {
    read: (signal) => dataOf(api.GET('/settings/legal', withSignal(signal))),
    save: (body) => dataOf(api.PUT('/settings/legal', { body })),
  },
};

export const readSettings = <G extends SettingsGroup>(group: G, signal?: AbortSignal): Promise<SettingsForms[G]> =>
  calls[group].read(signal);

export const saveSettings = <G extends SettingsGroup>(group: G, form: SettingsForms[G]): Promise<SettingsForms[G]> =>
  calls[group].save(form);

/** Read anew whenever a page opens: a form saves over what it has read. */
export const settingsQuery = <G extends SettingsGroup>(group: G) =>
  queryOptions({
    queryKey: ['admin', 'settings', group],
    queryFn: ({ signal }) => readSettings(group, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

export const checkProvider = mutationOptions({
  mutationFn: () => dataOf(api.GET('/settings/payments/provider')),
});

export const previewMail = mutationOptions({
  mutationFn: (body: MailDraft) => dataOf(api.POST('/settings/mails/preview', { body })),
});

export const sendTestMail = mutationOptions({
  mutationFn: (body: MailDraft) => bodyOf(api.POST('/settings/mails/test', { body })),
});
