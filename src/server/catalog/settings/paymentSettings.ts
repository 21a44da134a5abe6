import type { PaymentSettings } from '#contract/names.ts';
import { methodErrors, methodSettingsOf } from '#domain/payments/paymentMethods.ts';
import { fieldErrorsUnder } from '#domain/values/fieldErrors.ts';
import type { SettingsGroup } from './settingsGroup.ts';

export const paymentSettings: SettingsGroup<PaymentSettings> = {
  name: 'payments',
  read: ({ settings }) => ({
    methods: methodSettingsOf(settings.paymentMethods),
    idealLabel: settings.idealLabel,
    deposit: settings.groupDeposit ?? null,
  }),
  errors: ({ methods, idealLabel }) => [
    ...fieldErrorsUnder('/methods', methodErrors(methods)),
    ...(idealLabel.trim() === '' ? [{ pointer: '/idealLabel', code: 'required' }] : []),
  ],
  write: ({ methods, idealLabel, deposit }, { settings }) => ({
    settings: { ...settings, paymentMethods: methods, idealLabel: idealLabel.trim(), groupDeposit: deposit },
  }),
};
