import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PersonProduct, PersonProductPart, StaffReservation } from '#contract/names.ts';
import { inTimeOrder, visibleProducts } from '#domain/booking/products.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Button } from '#web/ui/Button.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import { RemoveItemDialog } from './RemoveItemDialog.tsx';
import * as css from './Reservation.css.ts';

/** Each guest with products and times; of an order what was ordered. */
export function GuestsCard({ reservation }: { reservation: StaffReservation }) {
  const { id, persons, actions, flowType } = reservation;
  const isAllowed = usePermission('change_reservations');
  const mayChange = isAllowed && actions.includes('removeItem');
  const [removed, setRemoved] = useState<PersonProduct | null>(null);
  const isOrder = flowNeeds.isOrderCard({ type: flowType });
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="guests-title">
      <h2 id="guests-title" className={type.h3}>
        {isOrder ? (
          <Trans id="admin.reservation.order">Bestelling</Trans>
        ) : (
          <Trans id="admin.reservation.guests">Gasten</Trans>
        )}
      </h2>
      {persons.map((person) => (
        <Guest key={person.id} person={person} isNamed={!isOrder} onRemove={mayChange ? setRemoved : null} />
      ))}
      {isAllowed && actions.includes('addItem') ? (
        <Link
          to="/admin/reservations/$id/add"
          params={{ id }}
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          <Trans id="admin.desk.add.title">Toevoegen</Trans>
        </Link>
      ) : null}
      {removed === null ? null : <RemoveItemDialog id={id} item={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

type GuestProps = {
  person: StaffReservation['persons'][number];
  isNamed: boolean;
  onRemove: ((item: PersonProduct) => void) | null;
};

function Guest({ person: { number, products }, isNamed, onRemove }: GuestProps) {
  const { t } = useLingui();
  const shown = inTimeOrder(visibleProducts(products));
  const removeLabel = (name: string) =>
    t({ id: 'admin.reservation.remove.of', message: `Verwijder ${name} van gast ${number}` });
  return (
    <div>
      {isNamed ? (
        <h3 className={type.label}>
          <Trans id="flow.summary.guest">Gast {number}</Trans>
        </h3>
      ) : null}
      {shown.length === 0 ? (
        <p className={css.meta}>
          <Trans id="flow.summary.guest_empty">Geen producten voor deze gast</Trans>
        </p>
      ) : (
        <ul className={css.lines}>
          {shown.map((item) => (
            <li key={item.itemId} className={css.line}>
              <span className={css.words}>
                <span>{lineText(item)}</span>
                {(item.products ?? []).map((part) => (
                  <span key={part.itemId} className={css.meta}>
                    {lineText(part)}
                  </span>
                ))}
              </span>
              <span className={css.end}>{formatEuro(item.price, currentLocale())}</span>
              {onRemove === null ? null : (
                <Button
                  kind="text"
                  size="small"
                  aria-label={removeLabel(plainText(item.name))}
                  onClick={() => onRemove(item)}
                >
                  <Trans id="admin.reservation.remove">Verwijder</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const lineText = ({ name, startTime, endTime }: PersonProduct | PersonProductPart): string =>
  startTime === null || endTime === null ? plainText(name) : `${timeRange(startTime, endTime)} · ${plainText(name)}`;
