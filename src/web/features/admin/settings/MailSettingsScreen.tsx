import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wordedMails, type MailKind } from '#domain/catalog/mailForm.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { MailTrial } from './MailTrial.tsx';
import * as css from './Settings.css.ts';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useMailNames } from './useMailNames.ts';

const kinds: readonly MailKind[] = ['confirmation', ...wordedMails];

/** The words of one mail at a time: the form holds those of all. */
export function MailSettingsScreen() {
  const { t } = useLingui();
  const [kind, setKind] = useState<MailKind>('confirmation');
  const names = useMailNames();
  const choice: SettingSection = {
    title: t({ id: 'settings.mail.words', message: 'Jullie eigen woorden' }),
    lead: t({
      id: 'settings.mail.words.lead',
      message: 'Ontbreekt een vertaling, dan krijgt de gast de Nederlandse tekst.',
    }),
    settings: [],
  };
  const words = useTextSettings();
  const trial: SettingSection = {
    title: t({ id: 'settings.mail.trial', message: 'Zo ziet de mail eruit' }),
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
      sections={[useSenderSettings(), choice, ...words, trial]}
      isShown={(at) => at < 2 || at - 2 === kinds.indexOf(kind) || at - 2 === kinds.length}
      extras={(form, formId) => ({
        1: (
          <SelectField
            id={`${formId}-kind`}
            className={css.number}
            label={t({ id: 'settings.mail.kind', message: 'Welke mail' })}
            options={kinds.map((value) => ({ value, label: names[value] }))}
            value={kind}
            onChange={(event) => setKind(event.target.value as MailKind)}
          />
        ),
        [kinds.length + 2]: <MailTrial key={kind} form={form} kind={kind} />,
      })}
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

/** In the order of `kinds`. */
function useTextSettings(): SettingSection[] {
  const { t } = useLingui();
  const names = useMailNames();
  const opening = t({ id: 'settings.mail.opening', message: 'Onder de begroeting' });
  const closing = t({ id: 'settings.mail.closing', message: 'Onderaan, voor de groet' });
  const asConfirmation = t({
    id: 'settings.mail.changed.effect',
    message: 'Leeg: dezelfde woorden als in de bevestiging.',
  });
  const [above, below] = [
    t({ id: 'settings.mail.opening.effect', message: 'Een eigen alinea, boven wat er verder in de mail staat.' }),
    t({ id: 'settings.mail.closing.effect', message: 'Een eigen alinea, onder al het andere in de mail.' }),
  ];
  return kinds.map((kind) => {
    const at = kind === 'confirmation' ? '' : `${kind}.`;
    const named = (label: string): string => (kind === 'confirmation' ? label : `${names[kind]} · ${label}`);
    const effectOf = (usual: string): string => (kind === 'changedMail' ? asConfirmation : usual);
    return {
      title: names[kind],
      settings: [
        { kind: 'texts', name: `${at}opening`, maxLength: 1000, label: named(opening), effect: effectOf(above) },
        { kind: 'texts', name: `${at}closing`, maxLength: 1000, label: named(closing), effect: effectOf(below) },
      ],
    };
  });
}
