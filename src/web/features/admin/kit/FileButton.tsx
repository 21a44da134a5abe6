import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';

export type FileButtonProps = {
  fileName: string;
  mediaType: string;
  read: () => Promise<string | Blob>;
  children: ReactNode;
};

/** Fetches a file and saves it. */
export function FileButton({ fileName, mediaType, read, children }: FileButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await read(), mediaType, fileName);
    } catch (error) {
      toastError(refusedText(refusedBy(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="outline"
      size="small"
      busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
