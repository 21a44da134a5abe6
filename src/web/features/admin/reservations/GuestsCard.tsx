import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { GuestArrival, MovedItem, PersonProduct, PersonProductPart, StaffReservation } from '#contract/names.ts';
import { inTimeOrder, visibleProducts } from '#domain/booking/products.ts';
import { guestsWithWaiting } from '#domain/booking/waitingOverlay.ts';
import { useWaitingArrivals } from '#web/actors/WaitingArrivalsContext.tsx';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Button } from '#web/ui/Button.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { GuestStanding } from '../kit/guests/GuestLines.tsx';
import { MovedNote } from '../kit/guests/MovedNote.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { ChangeDialog } from './change/ChangeDialog.tsx';
import { GuestArrivals } from './GuestArrivals.tsx';
import { RemoveItemDialog } from './RemoveItemDialog.tsx';
import * as css from './Reservation.css.ts';

/** Each guest with products and times; of an order what was ordered. */
export function GuestsCard({ reservation }: { reservation: StaffReservation }) {
  const { id, persons, moves, actions, flowType } = reservation;
  const guests = guestsWithWaiting(reservation, useWaitingArrivals());
  const isAllowed = usePermission('change_reservations');
  const mayChange = isAllowed && actions.includes('removeItem');
  const [removed, setRemoved] = useState<PersonProduct | null>(null);
  const [isChanging, setChanging] = useState(false);
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
        <Guest
          key={person.id}
          person={person}
          moves={moves}
          isNamed={!isOrder}
          standing={guestAt(reservation, guests, person.number)}
          onRemove={mayChange ? setRemoved : null}
        />
      ))}
      <div className={css.buttons}>
        {isAllowed && !isOrder ? <GuestArrivals reservation={reservation} guests={guests} /> : null}
        {isAllowed && actions.includes('addItem') ? (
          <Link
            to="/admin/reservations/$id/add"
            params={{ id }}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            <Trans id="admin.desk.add.title">Toevoegen</Trans>
          </Link>
        ) : null}
        {isAllowed && actions.includes('changeStay') ? (
          <Button kind="outline" size="small" onClick={() => setChanging(true)}>
            <Trans id="admin.change">Wijzigen</Trans>
          </Button>
        ) : null}
      </div>
      {isChanging ? <ChangeDialog reservation={reservation} onClose={() => setChanging(false)} /> : null}
      {removed === null ? null : <RemoveItemDialog id={id} item={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

function guestAt(reservation: StaffReservation, guests: readonly GuestArrival[], person: number): ReactNode {
  const guest = guests.find((each) => each.person === person);
  return guest === undefined ? null : <GuestStanding isWhole reservation={reservation} guest={guest} />;
}

type GuestProps = {
  person: StaffReservation['persons'][number];
  moves: readonly MovedItem[];
  isNamed: boolean;
  standing: ReactNode;
  onRemove: ((item: PersonProduct) => void) | null;
};

function Guest({ person: { number, products }, moves, isNamed, standing, onRemove }: GuestProps) {
  const { t } = useLingui();
  const shown = inTimeOrder(visibleProducts(products));
  const removeLabel = (name: string) =>
    t({ id: 'admin.reservation.remove.of', message: `Verwijder ${name} van gast ${number}` });
  return (
    <div>
      {isNamed ? (
        <div className={css.head}>
          <h3 className={type.label}>
            <Trans id="flow.summary.guest">Gast {number}</Trans>
          </h3>
          {standing}
        </div>
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
                {movedOf(item, moves).map((moved) => (
                  <span key={moved.itemId} className={css.meta}>
                    <MovedNote moved={moved} />
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

const movedOf = (item: PersonProduct, moves: readonly MovedItem[]): MovedItem[] =>
  [item, ...(item.products ?? [])].flatMap(({ itemId }) => moves.filter((moved) => moved.itemId === itemId));

const lineText = ({ name, startTime, endTime }: PersonProduct | PersonProductPart): string =>
  startTime === null || endTime === null ? plainText(name) : `${timeRange(startTime, endTime)} · ${plainText(name)}`;
