import { useLingui } from '@lingui/react/macro';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';

export function LegalScreen() {
  const { t } = useLingui();
  const terms: SettingSection = {
    title: t({ id: 'settings.legal.terms', message: 'Voorwaarden' }),
    lead: t({
      id: 'settings.legal.terms.lead',
      message: 'Zonder tekst leidt ‘Voorwaarden’ naar de link bij Huisstijl.',
    }),
    settings: [
      {
        kind: 'texts',
        name: 'terms',
        maxLength: 20_000,
        isRich: true,
        label: t({ id: 'settings.legal.terms.text', message: 'Jullie voorwaarden' }),
        effect: t({
          id: 'settings.legal.terms.effect',
          message: 'Op een eigen pagina, onderaan elke pagina en bij het betalen.',
        }),
      },
    ],
  };
  const texts: SettingSection = {
    title: t({ id: 'settings.legal.texts', message: 'Aanvullingen op onze teksten' }),
    lead: t({ id: 'settings.legal.lead', message: 'Ze komen onder de tekst die er al staat.' }),
    settings: [
      {
        kind: 'texts',
        name: 'privacy',
        maxLength: 20_000,
        isRich: true,
        label: t({ id: 'settings.legal.privacy', message: 'Privacy' }),
        effect: t({
          id: 'settings.legal.privacy.effect',
          message: 'Bijvoorbeeld over camera’s, of wie jullie functionaris is.',
        }),
      },
      {
        kind: 'texts',
        name: 'accessibility',
        maxLength: 20_000,
        isRich: true,
        label: t({ id: 'settings.legal.accessibility', message: 'Toegankelijkheid' }),
        effect: t({
          id: 'settings.legal.accessibility.effect',
          message: 'Wie helpt als iets niet lukt, en wat er in het gebouw kan.',
        }),
      },
    ],
  };
  return (
    <SettingsPage
      group="legal"
      title={t({ id: 'settings.legal', message: 'Wet en privacy' })}
      sections={[terms, texts]}
    />
  );
}
