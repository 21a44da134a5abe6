import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { settingsQuery, type SettingsForms, type SettingsGroup } from '#web/queries/admin/settings.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import * as css from './Settings.css.ts';
import { SettingField } from './SettingField.tsx';
import { settingSentence } from './settingSentence.ts';
import { specOf, type SettingSection } from './settingSpec.ts';
import { SettingsHistory } from './SettingsHistory.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { settingText } from './settingText.ts';
import { useSettingsForm } from './useSettingsForm.ts';

export type SettingsFormRef = UseFormReturn<FieldValues>;

type SettingsPageProps<G extends SettingsGroup> = {
  group: G;
  title: string;
  sections: readonly SettingSection[];
  /** Whether the section of this number is drawn; the form holds those that are not as well. */
  isShown?: (at: number) => boolean;
  /** Fields that the page draws itself, previews, buttons: under the section of this number. */
  extras?: (form: SettingsFormRef, formId: string) => Record<number, ReactNode>;
};

/** A group of settings as one form, with the effect of each in words. */
export function SettingsPage<G extends SettingsGroup>(props: SettingsPageProps<G>) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(settingsQuery(props.group));
  return (
    <AdminPage title={t({ id: 'admin.settings', message: 'Instellingen' })}>
      <SettingsNav />
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? error === null && <ListSkeleton /> : <SettingsForm {...props} initial={data} />}
    </AdminPage>
  );
}

type SettingsFormProps<G extends SettingsGroup> = SettingsPageProps<G> & { initial: SettingsForms[G] };

function SettingsForm<G extends SettingsGroup>({
  group,
  title,
  sections,
  isShown = () => true,
  extras,
  initial,
}: SettingsFormProps<G>) {
  const { t, i18n } = useLingui();
  const specs = sections.flatMap(({ settings }) => settings);
  const editing = useSettingsForm(group, initial, specs);
  const formId = `settings-${group}`;
  const form = editing.form as unknown as SettingsFormRef;
  const control = form.control as Control<FieldValues>;
  const words = {
    locale: currentLocale(),
    yes: t({ id: 'settings.on', message: 'Aan' }),
    no: t({ id: 'settings.off', message: 'Uit' }),
  };
  const own = extras?.(form, formId) ?? {};
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={title}
      fields={specs.map(({ name }) => name)}
      errorText={(name, code) => i18n._(settingSentence(code, specOf(specs, name)?.label ?? name))}
      describe={(values) => specs.map((spec) => ({ label: spec.label, text: settingText(spec, values, words) }))}
    >
      <div className={cards}>
        {sections.map((section, at) =>
          isShown(at) ? (
            <section key={section.title} className={card} aria-labelledby={`${formId}-${at}`}>
              <div className={css.group}>
                <h2 id={`${formId}-${at}`} className={css.groupTitle}>
                  {section.title}
                </h2>
                {section.lead === undefined ? null : <p className={css.lead}>{section.lead}</p>}
                <SectionFields section={section} control={control} formId={formId} />
                {own[at]}
              </div>
            </section>
          ) : null,
        )}
        <SettingsHistory group={group} editing={editing} sections={sections} words={words} />
      </div>
    </EditForm>
  );
}

type SectionFieldsProps = { section: SettingSection; control: Control<FieldValues>; formId: string };

function SectionFields({ section, control, formId }: SectionFieldsProps) {
  const fields = section.settings.map((spec) => (
    <SettingField key={spec.name} spec={spec} control={control} formId={formId} />
  ));
  const isColors = section.settings.every(({ kind }) => kind === 'color');
  return isColors && fields.length > 0 ? <div className={css.colors}>{fields}</div> : fields;
}
