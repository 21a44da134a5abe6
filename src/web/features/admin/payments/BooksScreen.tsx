import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { booksQuery } from '#web/queries/admin/payments.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { AuditOutcome } from './AuditOutcome.tsx';
import { PaymentsNav } from './PaymentsNav.tsx';

/** Whether bookings, money and credits agree with each other. */
export function BooksScreen() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(booksQuery);
  return (
    <AdminPage
      title={t({ id: 'admin.payments.books', message: 'Controle' })}
      lead={<Trans id="books.lead">Hier zie je of boekingen, geld en tegoeden op elkaar aansluiten.</Trans>}
      actions={
        <Button
          kind="outline"
          size="small"
          busyLabel={isFetching && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => void refetch()}
        >
          <Trans id="books.again">Controleer opnieuw</Trans>
        </Button>
      }
    >
      <PaymentsNav />
      {data !== undefined ? (
        <AuditOutcome audit={data} />
      ) : error === null ? (
        <ListSkeleton />
      ) : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
    </AdminPage>
  );
}
