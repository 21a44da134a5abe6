import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { isBooked } from '#domain/booking/bookedStates.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Button } from '#web/ui/Button.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { DeskCreditDialog } from './DeskCreditDialog.tsx';
import { DeskPaymentDialog } from './DeskPaymentDialog.tsx';
import { DeskRefund } from './DeskRefund.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { MailReceiptDialog } from './MailReceiptDialog.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import { PaymentLinkDialog } from './PaymentLinkDialog.tsx';
import { ReturnCredits } from './ReturnCredits.tsx';
import * as css from './Reservation.css.ts';

type MoneyProps = { reservation: StaffReservation };

/** What it costs, what was paid and went back, and what is still open. */
export function MoneyCard({ reservation }: MoneyProps) {
  const { id, number, state, total, totalPaid, totalOpen, payments } = reservation;
  const mayRead = usePermission('read_money');
  const mayChange = usePermission('change_money');
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="money-title">
      <h2 id="money-title" className={type.h3}>
        <Trans id="admin.reservation.money">Betaling</Trans>
      </h2>
      <dl className={css.sums}>
        <dt>
          <Trans id="admin.reservations.total">Totaal</Trans>
        </dt>
        <dd className={css.sum}>{euro(total)}</dd>
        <dt>
          <Trans id="admin.reservation.paid">Betaald</Trans>
        </dt>
        <dd className={css.sum}>{euro(totalPaid)}</dd>
        {isBooked(reservation) && totalOpen > 0 ? (
          <>
            <dt>
              <Trans id="admin.reservations.open.yes">Nog te betalen</Trans>
            </dt>
            <dd className={css.sum}>{euro(totalOpen)}</dd>
          </>
        ) : null}
      </dl>
      {payments.length === 0 ? null : (
        <ul className={css.lines}>
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {mayRead ? <LedgerLines id={id} /> : null}
      {mayChange ? <MoneyActions reservation={reservation} /> : null}
      {mayRead && mayChange ? <DeskRefund id={id} /> : null}
      {mayRead && mayChange ? <ReturnCredits reservation={reservation} /> : null}
      {mayRead && number !== null && state !== 'hold' ? (
        <Receipt reservation={reservation} name={number} mayMail={mayChange} />
      ) : null}
    </section>
  );
}

/** To print or save, and by mail once something is paid. */
function Receipt({ reservation, name, mayMail }: MoneyProps & { name: string; mayMail: boolean }) {
  const [isMailing, setMailing] = useState(false);
  return (
    <div className={css.buttons}>
      <ReceiptButton reservationId={reservation.id} name={name} />
      {mayMail && reservation.actions.includes('mailReceipt') ? (
        <Button kind="outline" size="small" onClick={() => setMailing(true)}>
          <Trans id="admin.receipt.mail">Betaalbewijs mailen</Trans>
        </Button>
      ) : null}
      {isMailing ? <MailReceiptDialog reservation={reservation} onClose={() => setMailing(false)} /> : null}
    </div>
  );
}

function MoneyActions({ reservation }: MoneyProps) {
  const { actions } = reservation;
  const [opened, open] = useState<'desk' | 'credit' | 'link' | null>(null);
  const close = (): void => open(null);
  return (
    <div className={css.buttons}>
      {actions.includes('takePayment') ? (
        <Button size="small" onClick={() => open('desk')}>
          <Trans id="admin.reservation.desk">Betaling aan de balie</Trans>
        </Button>
      ) : null}
      {actions.includes('takePayment') ? (
        <Button kind="outline" size="small" onClick={() => open('credit')}>
          <Trans id="admin.kind.giftCard">Cadeaubon of voucher</Trans>
        </Button>
      ) : null}
      {actions.includes('sendPaymentLink') ? (
        <Button kind="outline" size="small" onClick={() => open('link')}>
          <Trans id="admin.kind.paymentLink">Betaallink</Trans>
        </Button>
      ) : null}
      {opened === 'desk' ? <DeskPaymentDialog reservation={reservation} onClose={close} /> : null}
      {opened === 'credit' ? <DeskCreditDialog reservation={reservation} onClose={close} /> : null}
      {opened === 'link' ? <PaymentLinkDialog reservation={reservation} onClose={close} /> : null}
    </div>
  );
}
