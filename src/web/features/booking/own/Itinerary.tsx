import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnBooking, PersonProduct, PersonProductPart, ReservationPerson } from '#contract/names.ts';
import { isTimed, partLines } from '#domain/booking/products.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './own.css.ts';
import type { SendSelfService } from './selfServiceActor.ts';

/** Without `send` it only tells. */
export function Itinerary({ booking, send }: { booking: OwnBooking; send: SendSelfService | null }) {
  return (
    <section className={css.part} aria-labelledby="own-day">
      <h2 id="own-day" className={type.h3}>
        <Trans id="own.day">Je dag</Trans>
      </h2>
      {booking.persons.map((person) => (
        <Guest key={person.id} person={person} send={send} isAlone={booking.personCount === 1} />
      ))}
    </section>
  );
}

type GuestProps = { person: ReservationPerson; send: SendSelfService | null; isAlone: boolean };

function Guest({ person: { number, products }, send, isAlone }: GuestProps) {
  const { plain, timed } = partLines(products);
  return (
    <div className={css.guest}>
      <div className={css.line}>
        <h3 className={css.lineName}>
          <Trans id="flow.summary.guest">Gast {number}</Trans>
        </h3>
        {send === null || isAlone ? null : (
          <button
            type="button"
            className={css.link}
            onClick={() => send({ type: 'guestRemoval.requested', person: number })}
          >
            <Trans id="own.guest.remove">
              Komt niet<VisuallyHidden> (gast {number})</VisuallyHidden>
            </Trans>
          </button>
        )}
      </div>
      <ul className={css.list}>
        {[...plain, ...timed].map((product) => (
          <ProductLines key={product.itemId} product={product} send={send} />
        ))}
      </ul>
    </div>
  );
}

function ProductLines({ product, send }: { product: PersonProduct; send: SendSelfService | null }) {
  const { t } = useLingui();
  const { plain, timed } = partLines(product.products ?? []);
  const parts = [...plain, ...timed];
  const guests = joinList(product.sharedWith ?? [], currentLocale());
  const name = plainText(product.name);
  const mayChange = send !== null && [product, ...parts].some(isTimed);
  return (
    <li>
      <div className={css.line}>
        {parts.length === 0 ? <Time of={product} /> : null}
        <span className={css.lineName}>
          <RichText inline text={product.name} />
          {guests === '' ? null : (
            <span className={css.muted}>
              {' · '}
              <Trans id="account.shared">samen met gast {guests}</Trans>
            </span>
          )}
        </span>
        {mayChange ? (
          <button
            type="button"
            className={css.link}
            aria-label={t({ id: 'own.item.change_named', message: `Wijzig ${name}` })}
            onClick={() => send({ type: 'itemChange.requested', itemId: product.itemId, productId: product.xplanId })}
          >
            <Trans id="own.item.change">Wijzig</Trans>
          </button>
        ) : null}
      </div>
      {parts.length === 0 ? null : (
        <ul className={css.list}>
          {parts.map((part) => (
            <li key={part.itemId} className={css.line}>
              <Time of={part} />
              <span className={css.lineName}>
                <RichText inline text={part.name} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const Time = ({ of }: { of: PersonProductPart }) =>
  isTimed(of) ? <span className={css.time}>{of.startTime}</span> : null;
