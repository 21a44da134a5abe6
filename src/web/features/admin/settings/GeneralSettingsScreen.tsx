import { useLingui } from '@lingui/react/macro';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';

export function GeneralSettingsScreen() {
  const { t } = useLingui();
  const sections = [
    useVisitSettings(),
    useArrivalSettings(),
    useHoldSettings(),
    useSelfServiceSettings(),
    useSecuritySettings(),
    useRetentionSettings(),
  ];
  return (
    <SettingsPage group="general" title={t({ id: 'settings.general', message: 'Algemeen' })} sections={sections} />
  );
}

function useVisitSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.visit', message: 'Boeken' }),
    settings: [
      {
        kind: 'number',
        name: 'maxPersons',
        min: 1,
        max: 50,
        label: t({ id: 'settings.maxPersons', message: 'Meeste personen per reservering' }),
        effect: t({ id: 'settings.maxPersons.effect', message: 'Verder telt de teller van personen niet.' }),
      },
      {
        kind: 'number',
        name: 'maxQuantity',
        min: 1,
        max: 100,
        label: t({ id: 'settings.maxQuantity', message: 'Meeste cadeaubonnen of vouchers tegelijk' }),
        effect: t({ id: 'settings.maxQuantity.effect', message: 'De langste keuze bij Aantal op de bestelpagina.' }),
      },
      {
        kind: 'switch',
        name: 'everyoneTreatmentOption',
        label: t({ id: 'settings.everyone', message: 'Behandeling voor iedereen tegelijk' }),
        effect: t({ id: 'settings.everyone.effect', message: 'Bij Voor wie? staat dan ook Iedereen.' }),
      },
      {
        kind: 'switch',
        name: 'customerInfo.address',
        label: t({ id: 'settings.askAddress', message: 'Adres vragen' }),
        effect: t({ id: 'settings.askAddress.effect', message: 'Wie zich registreert vult een adres in.' }),
      },
      {
        kind: 'switch',
        name: 'customerInfo.newsletter',
        label: t({ id: 'settings.askNewsletter', message: 'Nieuwsbrief aanbieden' }),
        effect: t({
          id: 'settings.askNewsletter.effect',
          message: 'Bij de gegevens staat een vakje om aan te vinken.',
        }),
      },
    ],
  };
}

function useArrivalSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.arrival', message: 'Aankomst' }),
    settings: [
      {
        kind: 'number',
        name: 'lateMinutes',
        min: 0,
        max: 240,
        unit: t({ id: 'settings.minutes', message: 'minuten' }),
        label: t({ id: 'settings.lateMinutes', message: 'Te laat na' }),
        effect: t({
          id: 'settings.lateMinutes.effect',
          message: 'Wie dan nog niet binnen is, staat op het dagbord als te laat.',
        }),
      },
    ],
  };
}

function useHoldSettings(): SettingSection {
  const { t } = useLingui();
  const unit = t({ id: 'settings.minutes', message: 'minuten' });
  return {
    title: t({ id: 'settings.holds', message: 'Plaatsen vasthouden' }),
    lead: t({
      id: 'settings.holds.lead',
      message:
        'Zo lang blijven de plaatsen van een bezoeker staan tijdens het boeken. Anderen kunnen ze dan niet kiezen.',
    }),
    settings: [
      {
        kind: 'number',
        name: 'holds.minutes',
        min: 10,
        max: 60,
        unit,
        label: t({ id: 'settings.holdMinutes', message: 'Na elke wijziging' }),
        effect: t({
          id: 'settings.holdMinutes.effect',
          message: 'Vijf minuten voor het einde krijgt de bezoeker bericht.',
        }),
      },
      {
        kind: 'number',
        name: 'holds.maxMinutes',
        min: 10,
        max: 120,
        unit,
        label: t({ id: 'settings.holdMax', message: 'Alles bij elkaar' }),
        effect: t({ id: 'settings.holdMax.effect', message: 'Langer bewaren kan tot deze tijd.' }),
      },
      {
        kind: 'number',
        name: 'limits.sessionHoldMinutes',
        isOptional: true,
        min: 1,
        max: 6000,
        unit,
        label: t({ id: 'settings.sessionHold', message: 'Per bezoeker in twee uur' }),
        effect: t({
          id: 'settings.sessionHold.effect',
          message: 'Zo lang mag één bezoeker plaatsen van een dag vasthouden. Leeg is 60; nooit korter dan hierboven.',
        }),
      },
    ],
  };
}

function useSelfServiceSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.selfService', message: 'Zelf wijzigen en annuleren' }),
    settings: [
      {
        kind: 'switch',
        name: 'selfService.enabled',
        label: t({ id: 'settings.selfService.enabled', message: 'Gasten mogen dit zelf doen' }),
        effect: t({
          id: 'settings.selfService.enabled.effect',
          message: 'Uit: gasten zien hun boeking, maar wijzigen en annuleren gaat via jullie.',
        }),
      },
      {
        kind: 'number',
        name: 'selfService.noticeHours',
        min: 0,
        max: 720,
        unit: t({ id: 'settings.hours', message: 'uur' }),
        label: t({ id: 'settings.selfService.notice', message: 'Tot hoelang voor aankomst' }),
        effect: t({
          id: 'settings.selfService.notice.effect',
          message: 'Daarna kan een gast zelf niets meer wijzigen.',
        }),
      },
    ],
  };
}

function useSecuritySettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.security', message: 'Veiligheid' }),
    settings: [
      {
        kind: 'switch',
        name: 'ownersNeedSecondFactor',
        label: t({ id: 'settings.secondFactor', message: 'Eigenaren loggen in met een tweede stap' }),
        effect: t({ id: 'settings.secondFactor.effect', message: 'Naast het wachtwoord een code uit een app.' }),
      },
    ],
  };
}

function useRetentionSettings(): SettingSection {
  const { t } = useLingui();
  const unit = t({ id: 'settings.days', message: 'dagen' });
  return {
    title: t({ id: 'settings.retention', message: 'Hoelang we gegevens bewaren' }),
    lead: t({
      id: 'settings.retention.lead',
      message: 'Daarna verdwijnen ze vanzelf, elk uur opnieuw. De pagina over privacy noemt dezelfde tijden.',
    }),
    settings: [
      {
        kind: 'number',
        name: 'retention.draftDays',
        min: 1,
        max: 90,
        unit,
        label: t({ id: 'settings.retention.draft', message: 'Reserveringen die niemand afmaakt' }),
        effect: t({
          id: 'settings.retention.draft.effect',
          message:
            'Daarna verdwijnen ze; is er een betaling geprobeerd, dan blijft de reservering bewaard, zonder naam.',
        }),
      },
      {
        kind: 'number',
        name: 'retention.remarkDays',
        min: 1,
        max: 90,
        unit,
        label: t({ id: 'settings.retention.remark', message: 'Opmerkingen, na het bezoek' }),
        effect: t({ id: 'settings.retention.remark.effect', message: 'Ook wat jullie zelf bij de boeking schreven.' }),
      },
      {
        kind: 'number',
        name: 'retention.accountDays',
        min: 180,
        max: 1825,
        unit,
        label: t({ id: 'settings.retention.account', message: 'Accounts, na de laatste inlog' }),
        effect: t({ id: 'settings.retention.account.effect', message: 'Een maand ervoor krijgt de klant een mail.' }),
      },
      {
        kind: 'number',
        name: 'retention.deadLetterDays',
        min: 7,
        max: 90,
        unit,
        label: t({ id: 'settings.retention.mail', message: 'Mails die niet aankwamen' }),
        effect: t({ id: 'settings.retention.mail.effect', message: 'Tot dan kunnen jullie ze opnieuw versturen.' }),
      },
      {
        kind: 'number',
        name: 'retention.taxYears',
        min: 7,
        max: 10,
        unit: t({ id: 'settings.years', message: 'jaar' }),
        label: t({ id: 'settings.retention.tax', message: 'Namen bij boekingen en betalingen' }),
        effect: t({ id: 'settings.retention.tax.effect', message: 'De belastingwet vraagt zeven jaar.' }),
      },
    ],
  };
}
