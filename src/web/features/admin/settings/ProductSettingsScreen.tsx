import { useLingui } from '@lingui/react/macro';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';

export function ProductSettingsScreen() {
  const { t } = useLingui();
  const sections = [useCalendarSettings(), useGiftCardSettings(), useImageSettings()];
  return (
    <SettingsPage group="products" title={t({ id: 'settings.products', message: 'Producten' })} sections={sections} />
  );
}

function useCalendarSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.calendar', message: 'Agenda' }),
    settings: [
      {
        kind: 'number',
        name: 'bookingCap.count',
        min: 1,
        max: 1000,
        label: t({ id: 'settings.bookingCap', message: 'Hoe ver vooruit' }),
        effect: t({ id: 'settings.bookingCap.effect', message: 'Verder gaat de kalender niet.' }),
      },
      {
        kind: 'choice',
        name: 'bookingCap.unit',
        label: t({ id: 'settings.bookingCap.unit', message: 'Geteld in' }),
        effect: t({ id: 'settings.bookingCap.unit.effect', message: 'Vanaf vandaag geteld.' }),
        options: [
          { value: 'week', label: t({ id: 'settings.weeks', message: 'weken' }) },
          { value: 'day', label: t({ id: 'settings.days', message: 'dagen' }) },
        ],
      },
      {
        kind: 'number',
        name: 'changingGap',
        min: 0,
        max: 120,
        step: 5,
        unit: t({ id: 'settings.minutes', message: 'minuten' }),
        label: t({ id: 'settings.changingGap', message: 'Omkleedtijd tussen twee behandelingen' }),
        effect: t({
          id: 'settings.changingGap.effect',
          message: 'Zo veel rust plannen we voor een gast. Wat al geboekt is blijft staan.',
        }),
      },
    ],
  };
}

function useGiftCardSettings(): SettingSection {
  const { t } = useLingui();
  const unit = t({ id: 'settings.euro', message: 'euro' });
  return {
    title: t({ id: 'settings.giftCards', message: 'Cadeaubonnen' }),
    settings: [
      {
        kind: 'number',
        name: 'giftCard.min',
        min: 100,
        max: 1_000_000,
        isCents: true,
        unit,
        label: t({ id: 'settings.giftCard.min', message: 'Kleinste bedrag' }),
        effect: t({ id: 'settings.giftCard.min.effect', message: 'Minder dan dit kan een gast niet geven.' }),
      },
      {
        kind: 'number',
        name: 'giftCard.max',
        min: 100,
        max: 1_000_000,
        isCents: true,
        unit,
        label: t({ id: 'settings.giftCard.max', message: 'Grootste bedrag' }),
        effect: t({ id: 'settings.giftCard.effect', message: 'Bedragen daarbuiten kan niemand bestellen.' }),
      },
      {
        kind: 'number',
        name: 'giftCardMonthsValid',
        min: 1,
        max: 240,
        unit: t({ id: 'settings.months', message: 'maanden' }),
        label: t({ id: 'settings.giftCard.months', message: 'Geldigheid' }),
        effect: t({ id: 'settings.giftCard.months.effect', message: 'Voor bonnen die vanaf nu worden besteld.' }),
      },
    ],
  };
}

function useImageSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'admin.images', message: 'Afbeeldingen' }),
    settings: [
      {
        kind: 'image',
        name: 'fallbackImageId',
        isOptional: true,
        label: t({ id: 'settings.fallbackImage', message: 'Waar een afbeelding ontbreekt' }),
        effect: t({ id: 'settings.fallbackImage.effect', message: 'Gasten zien deze bij alles zonder eigen foto.' }),
      },
    ],
  };
}
