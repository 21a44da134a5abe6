import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerGiftCard } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { orderDocument } from '#web/queries/documents.ts';
import { useDownload } from '#web/ui/useDownload.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './reservationCard.css.ts';

/** The PDF needs the customer's token, so this is no plain link. */
export function PrintLink({ card }: { card: CustomerGiftCard }) {
  const { t } = useLingui();
  const { id, orderId, recipient } = card;
  const name = [plainText(card.name), recipient].filter(Boolean).join(' · ');
  const [download, isLoading] = useDownload({
    load: () => orderDocument(orderId, id),
    mediaType: 'application/pdf',
    name: `${name}.pdf`,
    failure: t({ id: 'success.document_failed', message: 'De bon kon niet worden opgehaald' }),
  });
  return (
    <button type="button" className={css.footLink} aria-busy={isLoading} onClick={download}>
      <Trans id="success.document">
        Download<VisuallyHidden> {name}</VisuallyHidden> (PDF)
      </Trans>
    </button>
  );
}
