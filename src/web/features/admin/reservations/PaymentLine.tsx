import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { refundsQuery } from '#web/queries/admin/reservations.ts';
import { Button } from '#web/ui/Button.tsx';
import { useReasonText } from '../kit/reasonWords.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { refundableCents } from '../kit/refundableCents.ts';
import * as css from './Reservation.css.ts';
import { usePaymentWords } from './usePaymentWords.ts';

/** An online payment with what goes back of it. */
export function PaymentLine({ payment }: { payment: Payment }) {
  const moment = useMoment();
  const { methodName, stateName } = usePaymentWords();
  const mayRead = usePermission('read_money');
  const mayChange = usePermission('change_money');
  const [isRefunding, setRefunding] = useState(false);
  const { method, state, amount, createdAt } = payment;
  const refundable = refundableCents(payment);
  return (
    <li className={css.line}>
      <span className={css.words}>
        {[methodName(method), stateName[state]].join(' · ')}
        <span className={css.meta}>{moment(createdAt)}</span>
        {mayRead && state === 'paid' ? <Refunds payment={payment} /> : <Returned payment={payment} />}
      </span>
      <span className={css.end}>{formatEuro(amount, currentLocale())}</span>
      {mayChange && refundable > 0 ? (
        <Button kind="outline" size="small" onClick={() => setRefunding(true)}>
          <Trans id="admin.reservation.refund">Terugbetalen</Trans>
        </Button>
      ) : null}
      {isRefunding ? <RefundDialog payment={payment} onClose={() => setRefunding(false)} /> : null}
    </li>
  );
}

/** The sum, for who may not read each refund. */
function Returned({ payment: { refunded, chargedBack } }: { payment: Payment }) {
  const returned = refunded + chargedBack;
  const amount = formatEuro(returned, currentLocale());
  if (returned === 0) return null;
  return (
    <span className={css.meta}>
      <Trans id="admin.reservation.returned">{amount} terugbetaald</Trans>
    </span>
  );
}

function Refunds({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { refundState } = usePaymentWords();
  const reasonText = useReasonText();
  const { data } = useQuery(refundsQuery(payment.reservationId, payment.id));
  const back = t({ id: 'admin.event.refund', message: 'Terugbetaald' });
  const { chargedBack } = payment;
  if (data === undefined) return <Returned payment={payment} />;
  return (
    <>
      {data.map(({ id, amount, state, reason, createdAt }) => (
        <span key={id} className={css.meta}>
          {[refundState[state] ?? back, formatEuro(amount, currentLocale()), reasonText(reason), moment(createdAt)]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      ))}
      {chargedBack === 0 ? null : <Returned payment={{ ...payment, refunded: 0 }} />}
    </>
  );
}
