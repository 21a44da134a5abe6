import { useLingui } from '@lingui/react/macro';
import type { SettingsGroup } from '#web/queries/admin/settings.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import type { SettingSection } from './settingSpec.ts';
import { settingText, type SettingWords } from './settingText.ts';

type SettingsHistoryProps = { group: SettingsGroup; sections: readonly SettingSection[]; words: SettingWords };

/** Who changed what of the group; a field of several settings in the words of each. */
export function SettingsHistory({ group, sections, words }: SettingsHistoryProps) {
  const { t } = useLingui();
  const specs = sections.flatMap(({ settings }) => settings);
  const inside = sections.flatMap(({ title, settings }) =>
    settings.map(({ name }) => [name.split('.')[0] ?? name, title]),
  );
  const whole = specs.map(({ name, label }) => [name, label]);
  const elsewhere = { swimware: t({ id: 'settings.swimwear', message: 'Badkleding' }) };
  const textOf = (field: string, value: unknown): string | null => {
    const specsOfField = specs.filter(({ name }) => name === field || name.startsWith(`${field}.`));
    const texts = specsOfField.map((spec) => {
      const text = settingText(spec, { [field]: value }, words);
      return spec.name === field || text === '' ? text : `${spec.label}: ${text}`;
    });
    return texts.filter(Boolean).join('; ') || null;
  };
  return (
    <AuditTimeline
      object={`settings:${group}`}
      labels={{ ...elsewhere, ...Object.fromEntries([...inside, ...whole]) }}
      textOf={textOf}
    />
  );
}
