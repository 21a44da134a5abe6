import { Trans, useLingui } from '@lingui/react/macro';
import { receiptFile } from '#web/queries/documents.ts';
import { useDownload } from '#web/ui/useDownload.ts';
import * as css from './reservationCard.css.ts';

type ReceiptLinkProps = { id: string; number: string; describedBy: string };

/** The PDF needs the customer's token, so this is no plain link. */
export function ReceiptLink({ id, number, describedBy }: ReceiptLinkProps) {
  const { t } = useLingui();
  const [download, isLoading] = useDownload({
    load: () => receiptFile(id),
    mediaType: 'application/pdf',
    name: `${number}.pdf`,
    failure: t({ id: 'account.receipt.failed', message: 'Het betaalbewijs kon niet worden opgehaald' }),
  });
  return (
    <button
      type="button"
      className={css.footLink}
      aria-describedby={describedBy}
      aria-busy={isLoading}
      onClick={download}
    >
      <Trans id="account.receipt">Betaalbewijs (PDF)</Trans>
    </button>
  );
}
