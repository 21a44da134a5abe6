import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BulkMailWords, GuestsSearch } from '#contract/names.ts';
import { longestSubject, longestText } from '#domain/booking/bulkMail.ts';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { translatedNames } from '../kit/form/typedTexts.ts';
import { useLanguageNames } from '../kit/useLanguageNames.ts';
import { bulkMailResolver, emptyBulkMail, sentWords } from './bulkMailForm.ts';
import { BulkMailPreview } from './BulkMailPreview.tsx';
import { BulkMailReach } from './BulkMailReach.tsx';
import { ConfirmBulkMail } from './ConfirmBulkMail.tsx';

type BulkMailDialogProps = { search: GuestsSearch; onClose: () => void };

const formId = 'bulk-mail';
const fields = [...translatedNames('words.subject'), ...translatedNames('words.text')];

/** Words for many guests, seen before they go, and sent after the number was read. */
export function BulkMailDialog({ search, onClose }: BulkMailDialogProps) {
  const { t, i18n } = useLingui();
  const names = useLanguageNames();
  const [confirmed, setConfirmed] = useState<BulkMailWords | null>(null);
  const form = useForm({ resolver: bulkMailResolver, defaultValues: emptyBulkMail, shouldFocusError: false });
  const { control } = form;
  const labels = {
    subject: t({ id: 'bulkMail.subject', message: 'Onderwerp' }),
    text: t({ id: 'bulkMail.text', message: 'Tekst' }),
  };
  const labelOf = (name: string): string => {
    const [, part, language] = name.split('.') as [string, keyof typeof labels, keyof typeof names];
    return `${labels[part]} (${names[language]})`;
  };
  const title = t({ id: 'bulkMail.title', message: 'Mail aan gasten' });
  return (
    <Dialog
      open
      width="widest"
      onClose={onClose}
      title={title}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <FormShell
        form={form}
        formId={formId}
        label={title}
        fields={fields}
        errorText={(name, code) => i18n._(formSentence(code, labelOf(name)))}
        onSubmit={(values) => setConfirmed(sentWords(values))}
      >
        <BulkMailReach search={search} />
        <TranslatedField
          control={control}
          formId={formId}
          name="words.subject"
          label={labels.subject}
          kind="line"
          maxLength={longestSubject}
        />
        <TranslatedField
          control={control}
          formId={formId}
          name="words.text"
          label={labels.text}
          hint={t({
            id: 'bulkMail.hint',
            message: 'De groet, de gegevens van het bezoek en jullie naam zetten wij erbij.',
          })}
          kind="lines"
          maxLength={longestText}
        />
        <BulkMailPreview form={form} />
        <div className={dialogButtons}>
          <Button kind="text" onClick={onClose}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button type="submit">
            <Trans id="bulkMail.next">Verder naar versturen</Trans>
          </Button>
        </div>
      </FormShell>
      {confirmed === null ? null : (
        <ConfirmBulkMail search={search} words={confirmed} onClose={() => setConfirmed(null)} onSent={onClose} />
      )}
    </Dialog>
  );
}
