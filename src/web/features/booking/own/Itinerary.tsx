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
        <Guest key={person.id} person={person} send={send} booking={booking} />
      ))}
    </section>
  );
}

type LinesProps = { booking: OwnBooking; send: SendSelfService | null };

function Guest({ person: { number, products }, booking, send }: LinesProps & { person: ReservationPerson }) {
  const { plain, timed } = partLines(products);
  return (
    <div className={css.guest}>
      <div className={css.line}>
        <h3 className={css.lineName}>
          <Trans id="flow.summary.guest">Gast {number}</Trans>
        </h3>
        {send === null || booking.personCount === 1 ? null : (
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
          <ProductLines key={product.itemId} product={product} booking={booking} send={send} />
        ))}
      </ul>
    </div>
  );
}

function ProductLines({ product, booking, send }: LinesProps & { product: PersonProduct }) {
  const { plain, timed } = partLines(product.products ?? []);
  const parts = [...plain, ...timed];
  const guests = joinList(product.sharedWith ?? [], currentLocale());
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
        {mayChange ? <Change of={product} send={send} /> : null}
      </div>
      {parts.length === 0 ? null : (
        <ul className={css.list}>
          {parts.map((part) => (
            <li key={part.itemId} className={css.line}>
              <Time of={part} />
              <span className={css.lineName}>
                <RichText inline text={part.name} />
              </span>
              {send !== null && booking.choices.includes(part.itemId) ? <Change of={part} send={send} /> : null}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Change({ of, send }: { of: PersonProductPart; send: SendSelfService }) {
  const { t } = useLingui();
  const name = plainText(of.name);
  return (
    <button
      type="button"
      className={css.link}
      aria-label={t({ id: 'own.item.change_named', message: `Wijzig ${name}` })}
      onClick={() => send({ type: 'itemChange.requested', itemId: of.itemId, productId: of.xplanId })}
    >
      <Trans id="own.item.change">Wijzig</Trans>
    </button>
  );
}

const Time = ({ of }: { of: PersonProductPart }) =>
  isTimed(of) ? <span className={css.time}>{of.startTime}</span> : null;
