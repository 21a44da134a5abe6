import { Trans } from '@lingui/react/macro';
import { receiptOf } from '#web/queries/admin/payments.ts';
import { PdfButton } from '../kit/PdfButton.tsx';

/** The same receipt that the guest can fetch. */
export const ReceiptButton = ({ reservationId, name }: { reservationId: string; name: string }) => (
  <PdfButton fileName={name} read={() => receiptOf(reservationId)}>
    <Trans id="admin.reservation.receipt">Betaalbewijs (PDF)</Trans>
  </PdfButton>
);
