import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import type { PersonProduct, ReservationPerson } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { removalOf } from '#domain/booking/reservationChange.ts';
import { inTimeOrder, visibleProducts } from '#domain/booking/products.ts';
import { chosenGuest } from '#machines/reservation/planning.selectors.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Price } from '#web/ui/Price.tsx';
import { amount } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './Flow.css.ts';
import { ItemDetails } from './ItemDetails.tsx';

const CardMessageLine = lazyPart('choosing', () => import('./CardMessageLine.tsx'), 'CardMessageLine');

type GuestProps = { person: ReservationPerson; locked: boolean; folds: boolean };

/** One guest's part of the summary; for an order the whole summary. */
export function GuestProducts({ person: { number, products }, locked, folds }: GuestProps) {
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const isChosen = useReservation(chosenGuest) === number;
  const [opened, setOpened] = useState<boolean | null>(null);
  const id = useId();
  const shown = inTimeOrder(visibleProducts(products));
  const foldable = folds && shown.length > 0;
  const open = !foldable || (opened ?? (isChosen && !locked));
  const name = isOrder ? (
    <Trans id="flow.summary.order">Je bestelling</Trans>
  ) : (
    <Trans id="flow.summary.guest">Gast {number}</Trans>
  );
  return (
    <section className={joinClasses(css.guest, foldable && !open && css.guestFolded)}>
      <h3 className={css.guestName}>
        {foldable ? (
          <button
            type="button"
            className={css.guestLine}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpened(!open)}
          >
            {name}
            <GuestTotals products={shown} />
            <Icon name="chevronDown" className={open ? css.guestOpen : undefined} />
          </button>
        ) : (
          name
        )}
      </h3>
      {shown.length === 0 ? (
        <p className={css.vat}>
          {isOrder ? (
            <Trans id="flow.summary.order_empty">Nog niets besteld</Trans>
          ) : (
            <Trans id="flow.summary.guest_empty">Geen producten voor deze gast</Trans>
          )}
        </p>
      ) : (
        <ul id={id} className={css.lines} hidden={!open}>
          {shown.map((product) => (
            <Line key={product.itemId} product={product} guest={number} locked={locked} />
          ))}
        </ul>
      )}
    </section>
  );
}

function GuestTotals({ products }: { products: readonly PersonProduct[] }) {
  const { t } = useLingui();
  const count = products.length;
  const cents = products.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <span className={css.guestCount}>
        {t({ id: 'flow.basket.things', message: plural(count, { one: '# product', other: '# producten' }) })}
      </span>
      <Price {...priceOf(cents, currentLocale())} />
    </>
  );
}

function Line({ product, guest, locked }: { product: PersonProduct; guest: number; locked: boolean }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const busy = useReservation(isBusy);
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const name = plainText(product.name);
  return (
    <li className={joinClasses(css.line, locked && css.lineLocked)}>
      <span className={css.lineName} lang={product.untranslated ? 'nl' : undefined}>
        {name}
      </span>
      <span className={amount}>
        <Price {...priceOf(product.price, currentLocale())} />
      </span>
      {locked ? null : (
        <IconButton
          plain
          icon="close"
          iconSize={16}
          aria-disabled={busy}
          label={
            isOrder
              ? t({ id: 'flow.removal.open_order', message: `Verwijder ${name}` })
              : t({ id: 'flow.removal.open', message: `Verwijder ${name} van gast ${guest}` })
          }
          onClick={() => actor.send({ type: 'removal.requested', removal: removalOf(product) })}
        />
      )}
      <ItemDetails product={product} />
      {product.cardMessage === undefined ? null : (
        <Suspense>
          <CardMessageLine itemId={product.itemId} cardMessage={product.cardMessage} locked={locked} />
        </Suspense>
      )}
    </li>
  );
}
