import { useQueryClient } from '@tanstack/react-query';
import { languages } from '#domain/values/translated.ts';
import { adminUserQuery } from '#web/queries/admin/session.ts';
import { readSettings, saveSettings, type SettingsForms, type SettingsGroup } from '#web/queries/admin/settings.ts';
import { useEditing, type Editing, type Saved } from '../kit/form/useEditing.ts';
import { valueAt } from '../kit/form/valueAt.ts';
import type { SettingSpec } from './settingSpec.ts';

export type SettingsValues<G extends SettingsGroup> = Omit<SettingsForms[G], 'version'>;

export function useSettingsForm<G extends SettingsGroup>(
  group: G,
  initial: SettingsForms[G],
  specs: readonly SettingSpec[],
): Editing<SettingsValues<G>> {
  const opened = (form: SettingsForms[G]): Saved<SettingsValues<G>> => {
    const { version, ...values } = form;
    return { values: filled(values, specs) as unknown as SettingsValues<G>, version };
  };
  const client = useQueryClient();
  return useEditing<SettingsValues<G>>({
    initial: opened(initial),
    save: async (values, version) => {
      const form = { ...withoutEmpty(values, specs), version } as unknown as SettingsForms[G];
      const saved = await saveSettings(group, form);
      void client.invalidateQueries({ queryKey: ['admin', 'auditEntries', `settings:${group}`] });
      // What is asked of owners is asked at once, also of who asks it.
      if (group === 'general') void client.invalidateQueries({ queryKey: adminUserQuery.queryKey });
      return opened(saved);
    },
    reload: async () => opened(await readSettings(group)),
  });
}

type Place = Record<string, unknown>;

/** Translations, colours and limits that the venue does not have are empty fields, which are no change. */
function filled<Values extends object>(values: Values, specs: readonly SettingSpec[]): Values {
  const copy = structuredClone(values);
  for (const spec of specs) {
    const { inside, names, empty } = placeOf(copy, spec);
    for (const name of names) inside[name] ??= empty;
  }
  return copy;
}

function withoutEmpty<Values extends object>(values: Values, specs: readonly SettingSpec[]): Values {
  const copy = structuredClone(values);
  for (const spec of specs) {
    const { inside, names, empty } = placeOf(copy, spec);
    for (const name of names) if (inside[name] === empty && name !== 'nl') delete inside[name];
  }
  return copy;
}

function placeOf(values: object, spec: SettingSpec): { inside: Place; names: readonly string[]; empty: '' | null } {
  const { kind, name } = spec;
  if (kind === 'texts') return { inside: valueAt(values, name) as Place, names: languages, empty: '' };
  const isLeftOut = kind === 'color' || (kind === 'number' && spec.isOptional === true);
  if (!isLeftOut) return { inside: {}, names: [], empty: '' };
  const [group = '', last = ''] = name.split('.');
  return { inside: valueAt(values, group) as Place, names: [last], empty: kind === 'color' ? '' : null };
}
