import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDocument } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { orderDocument } from '#web/queries/documents.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useDownload } from '#web/ui/useDownload.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './Success.css.ts';

type DocumentLineProps = {
  orderId: string;
  document: OrderDocument;
  /** From 1, when several have the same name; else null. */
  place: number | null;
};

/** The PDF needs the session's token, so this is no plain link. */
export function DocumentLine({ orderId, document, place }: DocumentLineProps) {
  const { t } = useLingui();
  const name = plainText(document.name) + (place === null ? '' : ` (${place})`);
  const [download, isLoading] = useDownload({
    load: () => orderDocument(orderId, document.id),
    mediaType: 'application/pdf',
    name: `${name}.pdf`,
    failure: t({ id: 'success.document_failed', message: 'De bon kon niet worden opgehaald' }),
  });
  return (
    <li className={css.document}>
      <span className={css.documentName}>{name}</span>
      <Button
        kind="outline"
        size="small"
        icon={<Icon name="document" />}
        busyLabel={isLoading && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={download}
      >
        <Trans id="success.document">
          Download<VisuallyHidden> {name}</VisuallyHidden> (PDF)
        </Trans>
      </Button>
    </li>
  );
}
