import { useLingui } from '@lingui/react/macro';
import type { SettingsGroup } from '#web/queries/admin/settings.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import type { Editing } from '../kit/form/useEditing.ts';
import type { SettingSection } from './settingSpec.ts';
import { settingText, type SettingWords } from './settingText.ts';
import type { SettingsValues } from './useSettingsForm.ts';

type SettingsHistoryProps<G extends SettingsGroup> = {
  group: G;
  editing: Editing<SettingsValues<G>>;
  sections: readonly SettingSection[];
  words: SettingWords;
};

/** Who changed what of the group; a field of several settings in the words of each. Texts can be put back. */
export function SettingsHistory<G extends SettingsGroup>(props: SettingsHistoryProps<G>) {
  const { group, editing, sections, words } = props;
  const { t } = useLingui();
  const specs = sections.flatMap(({ settings }) => settings);
  const texts = specs.filter(({ kind }) => kind === 'text' || kind === 'texts');
  const restore = useRestore(
    editing,
    texts.map(({ name }) => name),
  );
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
      {...restore}
    />
  );
}
