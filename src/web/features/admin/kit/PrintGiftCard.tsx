import { Trans } from '@lingui/react/macro';
import { printGiftCard } from '#web/queries/admin/giftCards.ts';
import { PdfButton } from './PdfButton.tsx';

/** The sheet with the code, as good as money. */
export const PrintGiftCard = ({ id }: { id: string }) => (
  <PdfButton fileName={id} read={() => printGiftCard(id)}>
    <Trans id="credit.print">PDF om te printen</Trans>
  </PdfButton>
);
