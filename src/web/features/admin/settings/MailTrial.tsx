import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailDraft } from '#contract/names.ts';
import type { MailKind } from '#domain/catalog/mailForm.ts';
import { languages, type Language } from '#domain/values/translated.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { previewMail, sendTestMail } from '#web/queries/admin/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import { MailText } from './MailText.tsx';
import * as css from './Settings.css.ts';
import type { SettingsFormRef } from './SettingsPage.tsx';
import { useLanguageNames } from '../kit/useLanguageNames.ts';

/** A mail with what the form holds: its text here, the whole of it in one's own mailbox. */
export function MailTrial({ form, kind }: { form: SettingsFormRef; kind: MailKind }) {
  const { t } = useLingui();
  const { email } = useAdminUser();
  const names = useLanguageNames();
  const [language, setLanguage] = useState<Language>(currentLocale());
  const preview = useMutation(previewMail);
  const trial = useMutation(sendTestMail);
  const draft = (): MailDraft => ({ ...(form.getValues() as Omit<MailDraft, 'kind' | 'language'>), kind, language });
  const failure = preview.error ?? trial.error;
  const busy = t({ id: 'common.busy', message: 'Bezig…' });
  return (
    <>
      <Segment
        label={t({ id: 'settings.mail.language', message: 'Taal van de mail' })}
        options={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        onChange={(value) => setLanguage(value as Language)}
      />
      <div className={css.buttons}>
        <Button kind="outline" busyLabel={preview.isPending && busy} onClick={() => preview.mutate(draft())}>
          <Trans id="settings.mail.show">Bekijk de mail</Trans>
        </Button>
        <Button kind="outline" busyLabel={trial.isPending && busy} onClick={() => trial.mutate(draft())}>
          <Trans id="settings.mail.test">Stuur een testmail</Trans>
        </Button>
      </div>
      <div role="status">
        {trial.isSuccess ? (
          <Note kind="success">
            <p>
              <Trans id="settings.mail.sent">De testmail is onderweg naar {email}.</Trans>
            </p>
          </Note>
        ) : null}
        {failure === null ? null : (
          <Note kind="danger">
            <p>{refusedText(refusedBy(failure))}</p>
          </Note>
        )}
      </div>
      {preview.data === undefined ? null : <MailText mail={preview.data} />}
    </>
  );
}
