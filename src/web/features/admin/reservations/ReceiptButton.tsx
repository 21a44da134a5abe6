import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { receiptOf } from '#web/queries/admin/payments.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';

/** The same receipt that the guest can fetch. */
export function ReceiptButton({ reservationId, name }: { reservationId: string; name: string }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const fetchReceipt = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await receiptOf(reservationId), 'application/pdf', `${name}.pdf`);
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
      onClick={() => void fetchReceipt()}
    >
      <Trans id="admin.reservation.receipt">Betaalbewijs (PDF)</Trans>
    </Button>
  );
}
