import type { MailSettings } from '#contract/names.ts';
import { mailErrors, mailForm } from '#domain/catalog/mailForm.ts';
import type { SettingsGroup } from './settingsGroup.ts';

export const mailSettings: SettingsGroup<MailSettings> = {
  name: 'mails',
  read: ({ branding }) => mailForm(branding.mail),
  errors: (form) => mailErrors(form),
  write: ({ version: _version, ...mail }, { branding }) => ({
    branding: { ...branding, mail: { ...mail, senderName: mail.senderName.trim() } },
  }),
};
