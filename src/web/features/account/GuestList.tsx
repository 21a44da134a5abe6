import { Trans } from '@lingui/react/macro';
import type { PersonProduct, PersonProductPart, ReservationPerson } from '#contract/names.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { partLines } from '#domain/booking/products.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { RichText } from '#web/ui/RichText.tsx';
import { Disclosure } from './Disclosure.tsx';
import * as css from './reservationCard.css.ts';

type GuestListProps = { persons: readonly ReservationPerson[]; startsOpen: boolean };

export function GuestList({ persons, startsOpen }: GuestListProps) {
  const count = persons.length;
  return (
    <div className={css.guests}>
      <Disclosure
        label={<Trans id="account.guests">Gasten ({count})</Trans>}
        startsOpen={startsOpen}
        buttonClass={css.guestsButton}
        bodyClass={css.guestsBody}
      >
        {() => persons.map((person) => <Guest key={person.id} person={person} />)}
      </Disclosure>
    </div>
  );
}

function Guest({ person: { number, products } }: { person: ReservationPerson }) {
  const shown = inOrder(products);
  return (
    <div>
      <h4 className={css.guestName}>
        <Trans id="flow.summary.guest">Gast {number}</Trans>
      </h4>
      {shown.length === 0 ? (
        <p className={css.nothing}>
          <Trans id="flow.summary.guest_empty">Geen producten voor deze gast</Trans>
        </p>
      ) : (
        <ul className={css.products}>
          {shown.map((product) => (
            <ProductLine key={product.itemId} product={product} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Untimed products first, then by start. */
function inOrder<T extends PersonProductPart>(products: readonly T[]): T[] {
  const { plain, timed } = partLines(products);
  return [...plain, ...timed];
}

/** The times of an arrangement stand at its parts, those of an entry at the top of the card. */
function ProductLine({ product }: { product: PersonProduct }) {
  const parts = inOrder(product.products ?? []);
  const guests = joinList(product.sharedWith ?? [], currentLocale());
  return (
    <li>
      <Name name={product.name} />
      {parts.length === 0 ? <Time product={product} /> : null}
      {guests === '' ? null : (
        <>
          {' · '}
          <Trans id="account.shared">samen met gast {guests}</Trans>
        </>
      )}
      {parts.length === 0 ? null : (
        <ul className={css.parts}>
          {parts.map((part) => (
            <li key={part.itemId}>
              <Name name={part.name} />
              <Time product={part} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const Name = ({ name }: Pick<PersonProduct, 'name'>) => <RichText inline text={name} />;

const Time = ({ product: { type, startTime } }: { product: PersonProductPart }) =>
  startTime === null || type === ProductType.Entry ? null : ` · ${startTime}`;
