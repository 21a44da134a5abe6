import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportResult } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { importSheet } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ImportLines } from './ImportLines.tsx';
import * as css from './Products.css.ts';

/** First what would become of every line; only then it can be saved, all of it or nothing. */
export function ImportSheet({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [csv, setCsv] = useState('');
  const [result, setResult] = useState<ImportResult | null>(null);
  const { mutate, isPending, error } = useMutation(importSheet(useQueryClient()));
  const saved = t({ id: 'sheet.saved', message: 'De producten zijn bijgewerkt' });
  const send = (text: string, dryRun: boolean): void =>
    mutate(
      { csv: text, dryRun },
      {
        onSuccess: (answer) => {
          setResult(answer);
          if (!answer.saved) return;
          toastSuccess(saved);
          onDone();
        },
      },
    );
  const choose = async (file: File | undefined): Promise<void> => {
    setResult(null);
    if (file === undefined) return;
    const text = await file.text();
    setCsv(text);
    send(text, true);
  };
  const changed = result?.lines.filter(({ fate }) => fate === 'changed').length ?? 0;
  const isRefused = result?.lines.some(({ fate }) => fate === 'refused') ?? false;
  return (
    <div className={css.group}>
      <p className={css.lead}>
        <Trans id="sheet.lead">
          Exporteer eerst, wijzig namen, prijzen, btw, aanbetaling of zichtbaarheid, en kies het bestand hier. Je ziet
          wat er verandert voordat er iets wordt opgeslagen.
        </Trans>
      </p>
      <TextField
        label={t({ id: 'sheet.file', message: 'CSV-bestand (UTF-8)' })}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div role="alert">
        {error === null ? null : (
          <Note kind="danger">
            <p>{refusedText(refusedBy(error))}</p>
          </Note>
        )}
      </div>
      {result === null ? null : (
        <>
          <p role="status">
            {isRefused ? (
              <Trans id="sheet.refused">Er klopt nog iets niet. Er wordt niets opgeslagen.</Trans>
            ) : (
              <Plural
                id="sheet.changed"
                value={changed}
                _0="Er verandert niets."
                one="# product verandert."
                other="# producten veranderen."
              />
            )}
          </p>
          <ImportLines lines={result.lines.filter(({ fate }) => fate !== 'unchanged')} />
          <div className={css.lineEnd}>
            <Button kind="text" onClick={onDone}>
              <Trans id="common.cancel">Annuleren</Trans>
            </Button>
            {isRefused || changed === 0 ? null : (
              <Button
                onClick={() => send(csv, false)}
                busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
              >
                <Trans id="common.save">Opslaan</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
