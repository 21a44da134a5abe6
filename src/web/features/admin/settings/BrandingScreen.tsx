import { useLingui } from '@lingui/react/macro';
import type { VenueColorName } from '#domain/catalog/venueTheme.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { SettingSection, SettingSpec } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { useColorEffects } from './useColorEffects.ts';
import { useColorNames } from './useColorNames.ts';

export function BrandingScreen() {
  const { t } = useLingui();
  const sections = [useVenueSettings(), useLinkSettings(), useColorSettings()];
  return (
    <SettingsPage
      group="venue"
      title={t({ id: 'settings.branding', message: 'Huisstijl' })}
      sections={sections}
      extras={(form) => ({ 0: <LanguageChoice form={form} />, 2: <ThemePreview form={form} /> })}
    />
  );
}

function useVenueSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.venue', message: 'Wie jullie zijn' }),
    settings: [
      {
        kind: 'text',
        name: 'name',
        maxLength: 120,
        label: t({ id: 'settings.venue.name', message: 'Naam' }),
        effect: t({ id: 'settings.venue.name.effect', message: 'Boven elke pagina en in elke mail.' }),
      },
      {
        kind: 'image',
        name: 'logoImageId',
        isOptional: true,
        isWhole: true,
        label: t({ id: 'settings.venue.logo', message: 'Logo' }),
        effect: t({
          id: 'settings.venue.logo.effect',
          message: 'Bovenaan de site, mails, betaalbewijzen en cadeaubonnen. Zonder logo staat daar jullie naam.',
        }),
      },
      {
        kind: 'text',
        name: 'address',
        maxLength: 200,
        isOptional: true,
        label: t({ id: 'settings.venue.address', message: 'Adres op één regel' }),
        effect: t({ id: 'settings.venue.address.effect', message: 'In de bevestiging en de afspraak voor de agenda.' }),
      },
      {
        kind: 'text',
        name: 'contactEmail',
        type: 'email',
        maxLength: 254,
        label: t({ id: 'settings.venue.email', message: 'E-mailadres voor vragen' }),
        effect: t({ id: 'settings.venue.email.effect', message: 'Hier mogen gasten naartoe mailen.' }),
      },
      {
        kind: 'text',
        name: 'timeZone',
        maxLength: 60,
        label: t({ id: 'settings.venue.timeZone', message: 'Tijdzone' }),
        effect: t({
          id: 'settings.venue.timeZone.effect',
          message: 'Zoals Europe/Amsterdam. Alle tijden zijn de tijd bij jullie.',
        }),
      },
      {
        kind: 'own',
        name: 'languages',
        label: t({ id: 'settings.venue.languages', message: 'Talen van de site' }),
        textOf: (value) => (value as string[]).join(', '),
      },
    ],
  };
}

function useLinkSettings(): SettingSection {
  const { t } = useLingui();
  const link = (name: string, label: string, effect: string): SettingSpec => ({
    kind: 'text',
    type: 'url',
    name,
    maxLength: 2000,
    label,
    effect,
  });
  return {
    title: t({ id: 'settings.links', message: 'Links naar jullie eigen site' }),
    settings: [
      link(
        'siteUrl',
        t({ id: 'settings.link.site', message: 'Website' }),
        t({ id: 'settings.link.site.effect', message: 'De knop rechtsboven.' }),
      ),
      link(
        'termsUrl',
        t({ id: 'settings.link.terms', message: 'Voorwaarden' }),
        t({ id: 'settings.link.terms.effect', message: 'Zolang er bij ‘Wet en privacy’ geen voorwaarden staan.' }),
      ),
      link(
        'cancelUrl',
        t({ id: 'settings.link.cancel', message: 'Annuleren' }),
        t({ id: 'settings.link.cancel.effect', message: 'In Mijn account en in de bevestiging.' }),
      ),
      link(
        'contactUrl',
        t({ id: 'settings.link.contact', message: 'Contact' }),
        t({ id: 'settings.link.contact.effect', message: 'Onderaan elke pagina.' }),
      ),
      link(
        'facilitiesUrl',
        t({ id: 'settings.link.facilities', message: 'Faciliteiten' }),
        t({ id: 'settings.link.facilities.effect', message: 'Na het boeken.' }),
      ),
      link(
        'withdrawalUrl',
        t({ id: 'settings.link.withdrawal', message: 'Herroepen' }),
        t({ id: 'settings.link.withdrawal.effect', message: 'Bij cadeaubonnen, vouchers en kaarten.' }),
      ),
      link(
        'routeUrl',
        t({ id: 'settings.link.route', message: 'Route' }),
        t({ id: 'settings.link.route.effect', message: 'In de bevestiging.' }),
      ),
    ],
  };
}

function useColorSettings(): SettingSection {
  const { t } = useLingui();
  const effects = useColorEffects();
  return {
    title: t({ id: 'settings.colors', message: 'Kleuren' }),
    lead: t({
      id: 'settings.colors.lead',
      message: 'Een leeg vak houdt de gewone kleur. Tekst blijft altijd leesbaar.',
    }),
    settings: Object.entries(useColorNames()).map(([name, label]) => ({
      kind: 'color',
      name: `theme.${name}`,
      label,
      effect: effects[name as VenueColorName],
    })),
  };
}
