import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Payment } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { askProvider, ledgerSearchQuery, paymentQuery } from '#web/queries/admin/payments.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { useReasonText } from '../kit/reasonWords.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { PaymentLine } from '../reservations/PaymentLine.tsx';
import * as css from '../reservations/Reservation.css.ts';
import { usePaymentWords } from '../reservations/usePaymentWords.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { useLedgerWords } from '../reservations/useLedgerWords.ts';

/** One attempt at the payment service, what went back of it, and every movement of it. */
export function PaymentScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { methodName } = usePaymentWords();
  const mayChange = usePermission('change_money');
  const { data, error, refetch } = useQuery(paymentQuery(id));
  const crumb = (
    <Link to="/admin/payments">
      <Trans id="admin.payments">Betalingen</Trans>
    </Link>
  );
  if (data === undefined) {
    return (
      <AdminPage title={t({ id: 'admin.kind.payment', message: 'Betaling' })} crumbs={[crumb]}>
        {error === null ? (
          <ListSkeleton />
        ) : (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            {refusedText(refusedBy(error))}
          </RetryNote>
        )}
      </AdminPage>
    );
  }
  const title = [methodName(data.method), formatEuro(data.amount, currentLocale())].join(' · ');
  return (
    <AdminPage title={title} crumbs={[crumb]} {...(mayChange ? { actions: <AskAgain id={id} /> } : {})}>
      <div className={cards}>
        <section className={`${card} ${css.section}`} aria-labelledby="payment-title">
          <h2 id="payment-title" className={type.h3}>
            <Trans id="admin.kind.payment">Betaling</Trans>
          </h2>
          <PaymentFacts payment={data} />
          <ul className={css.lines}>
            <PaymentLine payment={data} />
          </ul>
        </section>
        <Movements payment={data} />
        <AuditTimeline object={`payment:${id}`} />
      </div>
    </AdminPage>
  );
}

function AskAgain({ id }: { id: string }) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation(askProvider(useQueryClient(), id));
  const done = t({ id: 'admin.payment.asked', message: 'Dit is wat de betaaldienst nu zegt' });
  const ask = async (): Promise<void> => {
    try {
      await mutateAsync();
      toastSuccess(done);
    } catch (error) {
      toastError(refusedText(refusedBy(error)));
    }
  };
  return (
    <Button
      kind="outline"
      size="small"
      busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={() => void ask()}
    >
      <Trans id="admin.payment.ask">Vraag het de betaaldienst</Trans>
    </Button>
  );
}

const mostMovements = 200;

function Movements({ payment: { id } }: { payment: Payment }) {
  const moment = useMoment();
  const words = useLedgerWords();
  const reasonText = useReasonText();
  const { data } = useQuery(ledgerSearchQuery({ filter: `paymentId:${id}`, sort: 'at', pageSize: mostMovements }));
  const entries = data?.data ?? [];
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="movements-title">
      <h2 id="movements-title" className={type.h3}>
        <Trans id="admin.payments.ledger">Grootboek</Trans>
      </h2>
      {entries.length === 0 ? (
        <p className={css.meta}>
          <Trans id="admin.payment.unmoved">Van deze betaling is nog niets geboekt.</Trans>
        </p>
      ) : (
        <ul className={css.lines}>
          {entries.map(({ id: entryId, kind, amount, reason, at }) => (
            <li key={entryId} className={css.line}>
              <span className={css.words}>
                {words[kind]}
                <span className={css.meta}>
                  {[...(reason === '' ? [] : [reasonText(reason)]), moment(at)].join(' · ')}
                </span>
              </span>
              <span className={css.end}>{formatEuro(amount, currentLocale())}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
