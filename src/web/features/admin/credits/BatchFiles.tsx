import { Trans } from '@lingui/react/macro';
import { exportBatch, printBatch } from '#web/queries/admin/giftCardBatches.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { PdfButton } from '../kit/PdfButton.tsx';

/** All codes at once, as good as money: each download is in the trail. */
export const BatchFiles = ({ id }: { id: string }) => (
  <>
    <PdfButton fileName={id} read={() => printBatch(id, 'pages')}>
      <Trans id="credit.batch.pages">PDF, een bon per vel</Trans>
    </PdfButton>
    <PdfButton fileName={id} read={() => printBatch(id, 'cards')}>
      <Trans id="credit.batch.cards">PDF, tien per vel</Trans>
    </PdfButton>
    <FileButton fileName={`${id}.csv`} mediaType="text/csv;charset=utf-8" read={() => exportBatch(id)}>
      <Trans id="credit.batch.codes">Codes als CSV</Trans>
    </FileButton>
  </>
);
