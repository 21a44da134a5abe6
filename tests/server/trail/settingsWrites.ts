import type { OperationId } from '#server/http/handlers.ts';
import type { SettingsForms } from '#tests/support/settings.ts';
import type { StaffWrite } from './staffWorld.ts';

const settings = (group: keyof SettingsForms, change: object): StaffWrite => ({
  leaves: ['settings changed'],
  prepare: async (world) => ({ body: { ...(await world.settings.read(group)), ...change } }),
});

export const settingsWrites = {
  updateGeneralSettings: settings('general', { maxQuantity: 4 }),
  updateProductSettings: settings('products', { changingGap: 20 }),
  updatePaymentSettings: settings('payments', { idealLabel: 'iDEAL' }),
  updateVenueSettings: settings('venue', { name: 'Het Proefbad' }),
  updateLegalSettings: settings('legal', { privacy: { nl: 'Camera bij de ingang' } }),
  updateMailSettings: settings('mails', { senderName: 'Receptie' }),
  sendTestMail: {
    leaves: ['settings mailed'],
    prepare: async (world) => {
      const { version: _version, ...words } = await world.settings.read('mails');
      return { body: { ...words, kind: 'confirmation', language: 'nl' } };
    },
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
