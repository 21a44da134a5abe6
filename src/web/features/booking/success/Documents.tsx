import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderDocument } from '#contract/names.ts';
import { documentsQuery } from '#web/queries/documents.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { DocumentLine } from './DocumentLine.tsx';
import * as css from './Success.css.ts';

export function Documents({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const { data = [], isError, refetch } = useQuery(documentsQuery(orderId));
  if (isError) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="success.documents.failed">Je bonnen konden niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  if (data.length === 0) return null;
  return (
    <section className={css.documents} aria-labelledby="order-documents">
      <h2 id="order-documents" className={type.h3}>
        <Trans id="success.documents">Om te bewaren of te printen</Trans>
      </h2>
      <ul className={css.documentList}>
        {data.map((document, at) => (
          <DocumentLine
            key={document.id}
            orderId={orderId}
            document={document}
            place={isOnly(document, data) ? null : at + 1}
          />
        ))}
      </ul>
    </section>
  );
}

const isOnly = ({ name }: OrderDocument, all: readonly OrderDocument[]): boolean =>
  all.filter((each) => each.name === name).length === 1;
