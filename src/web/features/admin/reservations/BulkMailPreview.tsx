import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { languages, type Language } from '#domain/values/translated.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { previewBulkMail } from '#web/queries/admin/bulkMail.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import { useLanguageNames } from '../kit/useLanguageNames.ts';
import { MailText } from '../settings/MailText.tsx';
import { sentWords, type BulkMailValues } from './bulkMailForm.ts';
import * as css from './Reservation.css.ts';

/** As a guest of a language reads it, with what is typed now. */
export function BulkMailPreview({ form }: { form: UseFormReturn<BulkMailValues> }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [language, setLanguage] = useState<Language>('nl');
  const { mutate, data, error, isPending } = useMutation(previewBulkMail);
  const show = async (): Promise<void> => {
    const words = (await form.trigger()) ? sentWords(form.getValues()) : null;
    if (words !== null) mutate({ words, language });
  };
  return (
    <>
      <Segment
        label={t({ id: 'settings.mail.language', message: 'Taal van de mail' })}
        options={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        onChange={(value) => setLanguage(value as Language)}
      />
      <div className={css.buttons}>
        <Button
          kind="outline"
          size="small"
          busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => void show()}
        >
          <Trans id="settings.mail.show">Bekijk de mail</Trans>
        </Button>
      </div>
      <div role="status">
        {error === null ? null : (
          <Note kind="danger">
            <p>{refusedText(refusedBy(error))}</p>
          </Note>
        )}
      </div>
      {data === undefined ? null : <MailText mail={data} />}
    </>
  );
}
