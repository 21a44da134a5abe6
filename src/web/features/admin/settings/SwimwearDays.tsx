import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { GeneralSettings } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { weekdayNames } from '#web/i18n/dates.ts';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { useScheduleKinds } from './scheduleText.ts';
import * as css from './Settings.css.ts';
import type { SettingsFormRef } from './SettingsPage.tsx';

type Schedule = GeneralSettings['swimware']['schedule'];

const name = 'swimware.schedule';
const daysOfMonth = Array.from({ length: 31 }, (_none, at) => at + 1);

export function SwimwearDays({ form }: { form: SettingsFormRef }) {
  const { t } = useLingui();
  const kinds = useScheduleKinds();
  const schedule = useWatch({ control: form.control, name }) as Schedule;
  const change = (changed: Schedule): void => form.setValue(name, changed, { shouldDirty: true });
  const toggle = (day: number): void => {
    const days = schedule.days.includes(day) ? schedule.days.filter((other) => other !== day) : [...schedule.days, day];
    change({ ...schedule, days: days.toSorted((a, b) => a - b) });
  };
  const choices =
    schedule.type === 'weekly'
      ? weekdayNames(currentLocale()).map(({ short, long }, at) => ({ day: at + 1, text: short, label: long }))
      : daysOfMonth.map((day) => ({ day, text: String(day), label: String(day) }));
  return (
    <>
      <RadioTags
        label={t({ id: 'settings.swimwear.kind', message: 'Wanneer' })}
        value={schedule.type}
        onChange={(type) => change({ type: type as Schedule['type'], days: [] })}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
      />
      {schedule.type === 'firstTuesday' ? null : (
        <div
          role="group"
          aria-label={t({ id: 'settings.swimwear.which', message: 'Welke dagen' })}
          className={css.days}
        >
          {choices.map(({ day, text, label }) => (
            <button
              key={day}
              type="button"
              className={css.day}
              aria-label={label}
              aria-pressed={schedule.days.includes(day)}
              onClick={() => toggle(day)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
