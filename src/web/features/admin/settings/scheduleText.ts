import { useLingui } from '@lingui/react/macro';
import type { SwimwearSchedule } from '#domain/catalog/isSwimwearDay.ts';
import { weekdayNames } from '#web/i18n/dates.ts';
import type { Locale } from '#web/i18n/locale.ts';

type Kinds = Record<SwimwearSchedule['type'], string>;

export function useScheduleKinds(): Kinds {
  const { t } = useLingui();
  return {
    weekly: t({ id: 'settings.swimwear.weekly', message: 'Elke week' }),
    monthly: t({ id: 'settings.swimwear.monthly', message: 'Elke maand' }),
    firstTuesday: t({ id: 'settings.swimwear.firstTuesday', message: 'Eerste dinsdag' }),
  };
}

/** 'Elke week: dinsdag, zondag' */
export function scheduleText({ type, days = [] }: SwimwearSchedule, locale: Locale, kinds: Kinds): string {
  const names = weekdayNames(locale);
  const said = days.map((day) => (type === 'weekly' ? (names[day - 1]?.long ?? '') : String(day)));
  return [kinds[type], said.join(', ')].filter(Boolean).join(': ');
}
