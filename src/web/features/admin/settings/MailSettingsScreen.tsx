import { useLingui } from '@lingui/react/macro';
import { MailTrial } from './MailTrial.tsx';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';

export function MailSettingsScreen() {
  const { t } = useLingui();
  const sections = [useSenderSettings(), ...useTextSettings()];
  const trial: SettingSection = {
    title: t({ id: 'settings.mail.trial', message: 'Zo ziet de bevestiging eruit' }),
    lead: t({
      id: 'settings.mail.trial.lead',
      message: 'Met wat hier nu staat, ook als het nog niet is opgeslagen, en een verzonnen bezoek.',
    }),
    settings: [],
  };
  return (
    <SettingsPage
      group="mails"
      title={t({ id: 'settings.mails', message: 'Mails' })}
      sections={[...sections, trial]}
      extras={(form) => ({ [sections.length]: <MailTrial form={form} /> })}
    />
  );
}

function useSenderSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.mail.sender', message: 'Afzender' }),
    settings: [
      {
        kind: 'text',
        name: 'senderName',
        maxLength: 80,
        isOptional: true,
        label: t({ id: 'settings.mail.senderName', message: 'Naam van de afzender' }),
        effect: t({ id: 'settings.mail.senderName.effect', message: 'Leeg: de naam van jullie bad.' }),
      },
      {
        kind: 'text',
        name: 'replyTo',
        type: 'email',
        maxLength: 254,
        isOptional: true,
        label: t({ id: 'settings.mail.replyTo', message: 'Antwoorden gaan naar' }),
        effect: t({ id: 'settings.mail.replyTo.effect', message: 'Leeg: naar het adres waarvandaan we mailen.' }),
      },
    ],
  };
}

function useTextSettings(): SettingSection[] {
  const { t } = useLingui();
  return [
    {
      title: t({ id: 'settings.mail.words', message: 'Jullie eigen woorden in de bevestiging' }),
      lead: t({
        id: 'settings.mail.words.lead',
        message: 'Ontbreekt een vertaling, dan krijgt de gast de Nederlandse tekst.',
      }),
      settings: [
        {
          kind: 'texts',
          name: 'opening',
          maxLength: 1000,
          label: t({ id: 'settings.mail.opening', message: 'Onder de begroeting' }),
        },
        {
          kind: 'texts',
          name: 'closing',
          maxLength: 1000,
          label: t({ id: 'settings.mail.closing', message: 'Onderaan, voor de groet' }),
        },
      ],
    },
  ];
}
