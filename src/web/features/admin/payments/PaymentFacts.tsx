import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Payment } from '#contract/names.ts';
import { usePaymentWords } from '../reservations/usePaymentWords.ts';
import * as css from './Payments.css.ts';
import { ReservationLink } from './ReservationLink.tsx';

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { stateName } = usePaymentWords();
  const { state, failureReason, providerId, reservationId } = payment;
  const facts: [string, ReactNode][] = [
    [t({ id: 'admin.state', message: 'Status' }), stateName[state]],
    [t({ id: 'admin.payment.providerId', message: 'Nummer bij de betaaldienst' }), providerId ?? '–'],
    ...(failureReason === null
      ? []
      : ([[t({ id: 'admin.payment.failure', message: 'Waarom mislukt' }), failureReason]] as [string, ReactNode][])),
    [t({ id: 'admin.kind.reservation', message: 'Reservering' }), <ReservationLink key="link" id={reservationId} />],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={css.fact}>{children}</dd>
    </>
  );
}
