import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { CustomerDetails } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card as cardClass } from '../kit/AdminPage.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CorrectVisits } from '../credits/CorrectVisits.tsx';
import * as css from '../kit/Lines.css.ts';

/** What a customer booked and bought, the newest past first. */
export function CustomerHistory({ details }: { details: CustomerDetails }) {
  const locale = currentLocale();
  const moment = useMoment();
  const mayCorrect = usePermission('change_money');
  const [corrected, setCorrected] = useState<string | null>(null);
  const card = details.subscriptions.find(({ id }) => id === corrected);
  const { reservations, pastReservations, orders, subscriptions, giftCards } = details;
  const visit = ({ id, number, name, startDate, total, state }: CustomerDetails['reservations'][number]): Line => ({
    id,
    texts: [dayWithYear(startDate, locale), bookingLink(id, number), name, stateText(state)],
    end: formatEuro(total, locale),
  });
  return (
    <>
      <Lines
        id="coming"
        title={<Trans id="account.reservations">Aankomende reserveringen</Trans>}
        lines={reservations.map(visit)}
      />
      <Lines
        id="past"
        title={<Trans id="account.past">Eerdere reserveringen</Trans>}
        lines={pastReservations.map(visit)}
      />
      <Lines
        id="orders"
        title={<Trans id="account.orders">Bestellingen</Trans>}
        lines={orders.map(({ id, number, name, orderedAt, total, state }) => ({
          id,
          texts: [moment(orderedAt), bookingLink(id, number), name, stateText(state)],
          end: formatEuro(total, locale),
        }))}
      />
      <Lines
        id="cards"
        title={<Trans id="admin.customer.cards">Abonnementen en badenkaarten</Trans>}
        lines={subscriptions.map((subscription) => ({
          id: subscription.id,
          texts: [plainText(subscription.name)],
          end: visitsOf(subscription),
          ...(mayCorrect ? { onCorrect: () => setCorrected(subscription.id) } : {}),
        }))}
      />
      <Lines
        id="giftCards"
        title={<Trans id="admin.customer.gift_cards">Cadeaubonnen en vouchers</Trans>}
        lines={giftCards.map(({ id, name, recipient, balance, amount }) => ({
          id,
          texts: [plainText(name), recipient],
          end: `${formatEuro(balance, locale)} / ${formatEuro(amount, locale)}`,
        }))}
      />
      {card === undefined ? null : (
        <CorrectVisits customerId={details.customer.id} card={card} onClose={() => setCorrected(null)} />
      )}
    </>
  );
}

const visitsOf = ({ used, amount }: CustomerDetails['subscriptions'][number]): string =>
  amount === null ? String(used) : `${used} / ${amount}`;

type Line = { id: string; texts: (ReactNode | string)[]; end: string; onCorrect?: () => void };

const bookingLink = (id: string, number: string): ReactNode => (
  <Link to="/admin/reservations/$id" params={{ id }} className={linkClass}>
    {number}
  </Link>
);

function stateText(state: CustomerDetails['reservations'][number]['state']): ReactNode {
  if (state === 'cancelled') return <Trans id="account.state.cancelled">Geannuleerd</Trans>;
  if (state === 'no_show') return <Trans id="account.state.no_show">Niet gekomen</Trans>;
  return '';
}

function Lines({ id, title, lines }: { id: string; title: ReactNode; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={cardClass} aria-labelledby={`history-${id}`}>
      <h2 id={`history-${id}`} className={type.h3}>
        {title}
      </h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.id} className={css.line}>
            <span className={css.texts}>
              {line.texts
                .filter((text) => text !== '')
                .map((text, at) => (
                  <span key={at}>{text}</span>
                ))}
            </span>
            <span className={css.end}>{line.end}</span>
            {line.onCorrect === undefined ? null : (
              <Button kind="text" size="small" onClick={line.onCorrect}>
                <Trans id="credit.visits.correct">Corrigeer bezoeken</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
