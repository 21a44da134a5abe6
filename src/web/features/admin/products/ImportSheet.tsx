import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportResult } from '#contract/names.ts';
import { importFile } from '#web/queries/admin/products.ts';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportRefusal } from './ImportRefusal.tsx';
import { importFileOf } from './importFile.ts';
import type { ImportFile } from './importFile.ts';
import * as css from './Products.css.ts';

/** First what would become of every line; only then it can be saved, all of it or nothing. */
export function ImportSheet({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<ImportFile | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);
  const { mutate, isPending, error } = useMutation(importFile(useQueryClient()));
  const saved = t({ id: 'sheet.saved', message: 'De producten zijn bijgewerkt' });
  const send = (sent: ImportFile, dryRun: boolean): void =>
    mutate(
      { file: sent, dryRun },
      {
        onSuccess: (answer) => {
          setResult(answer);
          if (!answer.saved) return;
          toastSuccess(saved);
          onDone();
        },
      },
    );
  const choose = async (chosen: File | undefined): Promise<void> => {
    setResult(null);
    const read = chosen === undefined ? null : importFileOf(chosen.name, await chosen.text());
    setFile(read);
    setIsBroken(chosen !== undefined && read === null);
    if (read !== null) send(read, true);
  };
  return (
    <div className={css.group}>
      <p className={css.lead}>
        <Trans id="sheet.lead">
          Een regel zonder id wordt een nieuw product. Van de andere neemt Kuur over wat je wijzigde. Je ziet wat er
          gebeurt voordat er iets wordt opgeslagen.
        </Trans>
      </p>
      <p className={css.lead}>
        <Trans id="sheet.columns">
          De kolommen staan in de export. Nodig zijn name_nl en price; categories maakt wat er nog niet is, needs
          schrijf je als 2 x Therapeut: Massage | Massagekamer. Een JSON-bestand heeft alles, ook collecties, groepen en
          afwijkende prijzen.
        </Trans>
      </p>
      <TextField
        label={t({ id: 'sheet.file', message: 'CSV-bestand (UTF-8) of JSON-bestand' })}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div role="alert">
        {isBroken ? (
          <Note kind="danger">
            <p>
              <Trans id="sheet.broken">Dit bestand is niet heel. Exporteer het opnieuw.</Trans>
            </p>
          </Note>
        ) : null}
        {error === null ? null : <ImportRefusal error={error} />}
      </div>
      <p role="status">{isPending ? <Trans id="common.busy">Bezig…</Trans> : null}</p>
      {result === null || file === null ? null : (
        <ImportOutcome result={result} isBusy={isPending} onCancel={onDone} onSave={() => send(file, false)} />
      )}
    </div>
  );
}
