import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { printGiftCard } from '#web/queries/admin/giftCards.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';

/** The sheet with the code, as good as money. */
export function PrintGiftCard({ id }: { id: string }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await printGiftCard(id), 'application/pdf', `${id}.pdf`);
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
      onClick={() => void print()}
    >
      <Trans id="credit.print">PDF om te printen</Trans>
    </Button>
  );
}
