import { useLingui } from '@lingui/react/macro';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import type { SwimwearSchedule } from '#domain/catalog/isSwimwearDay.ts';
import { scheduleText, useScheduleKinds } from './scheduleText.ts';
import { SwimwearDays } from './SwimwearDays.tsx';
import { SwimwearPreview } from './SwimwearPreview.tsx';

export function SwimwearScreen() {
  const { t } = useLingui();
  const kinds = useScheduleKinds();
  const schedule: SettingSection = {
    title: t({ id: 'settings.swimwear.days', message: 'Badkledingdagen' }),
    lead: t({ id: 'settings.swimwear.lead', message: 'Deze dagen hebben in de kalender een golf en een eigen kleur.' }),
    settings: [
      {
        kind: 'own',
        name: 'swimware.schedule',
        label: t({ id: 'settings.swimwear.days', message: 'Badkledingdagen' }),
        textOf: (value) => scheduleText(value as SwimwearSchedule, currentLocale(), kinds),
      },
    ],
  };
  const text: SettingSection = {
    title: t({ id: 'settings.swimwear.what', message: 'Wat gasten lezen' }),
    settings: [
      {
        kind: 'texts',
        name: 'swimware.text',
        maxLength: 2000,
        isRich: true,
        label: t({ id: 'settings.swimwear.text', message: 'Uitleg' }),
        effect: t({
          id: 'settings.swimwear.text.effect',
          message: 'Bij zo’n dag in de kalender en in de bevestiging.',
        }),
      },
    ],
  };
  return (
    <SettingsPage
      group="general"
      title={t({ id: 'settings.swimwear', message: 'Badkleding' })}
      sections={[schedule, text]}
      extras={(form) => ({
        0: (
          <>
            <SwimwearDays form={form} />
            <SwimwearPreview form={form} />
          </>
        ),
      })}
    />
  );
}
