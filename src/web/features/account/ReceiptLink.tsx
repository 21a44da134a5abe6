import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { receiptFile } from '#web/queries/checkout.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';
import * as css from './reservationCard.css.ts';

type ReceiptLinkProps = { id: string; number: string; describedBy: string };

/** The PDF needs the customer's token, so this is no plain link. */
export function ReceiptLink({ id, number, describedBy }: ReceiptLinkProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => receiptFile(id),
    onSuccess: (pdf) => saveFile(pdf, 'application/pdf', `${number}.pdf`),
    onError: () =>
      toastError(t({ id: 'account.receipt.failed', message: 'Het betaalbewijs kon niet worden opgehaald' })),
  });
  return (
    <button
      type="button"
      className={css.footLink}
      aria-describedby={describedBy}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
    >
      <Trans id="account.receipt">Betaalbewijs (PDF)</Trans>
    </button>
  );
}
