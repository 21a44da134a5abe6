import type { MailSettings } from '#contract/names.ts';
import { mailErrors, usualMail } from '#domain/catalog/mailForm.ts';
import type { SettingsGroup } from './settingsGroup.ts';

export const mailSettings: SettingsGroup<MailSettings> = {
  name: 'mails',
  read: ({ branding }) => branding.mail ?? usualMail,
  errors: (form) => mailErrors(form),
  write: ({ version: _version, ...mail }, { branding }) => ({
    branding: { ...branding, mail: { ...mail, senderName: mail.senderName.trim() } },
  }),
};
