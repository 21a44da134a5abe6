import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PersonProduct, PersonProductPart, ReservationPerson } from '#contract/names.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { partLines } from '#domain/booking/products.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import * as css from './reservationCard.css.ts';

type GuestListProps = { persons: readonly ReservationPerson[]; startsOpen: boolean };

export function GuestList({ persons, startsOpen }: GuestListProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const count = persons.length;
  return (
    <div className={css.guests}>
      <button
        type="button"
        className={css.guestsButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Trans id="account.guests">Gasten ({count})</Trans>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} />
      </button>
      <div id={id} hidden={!open} className={css.guestsBody}>
        {persons.map((person) => (
          <Guest key={person.id} person={person} />
        ))}
      </div>
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
