import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';

type PdfButtonProps = {
  /** Without its ending. */
  fileName: string;
  read: () => Promise<string | Blob>;
  children: ReactNode;
};

export function PdfButton({ fileName, read, children }: PdfButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await read(), 'application/pdf', `${fileName}.pdf`);
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
