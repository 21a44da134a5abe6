import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { OrderDocument } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { orderDocument } from '#web/queries/checkout.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => orderDocument(orderId, document.id),
    onSuccess: (pdf) => saveFile(pdf, 'application/pdf', `${name}.pdf`),
    onError: () => toastError(t({ id: 'success.document_failed', message: 'De bon kon niet worden opgehaald' })),
  });
  return (
    <li className={css.document}>
      <span className={css.documentName}>{name}</span>
      <Button
        kind="outline"
        size="small"
        icon={<Icon name="document" />}
        busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={() => mutate()}
      >
        <Trans id="success.document">
          Download<VisuallyHidden> {name}</VisuallyHidden> (PDF)
        </Trans>
      </Button>
    </li>
  );
}
