import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PersonProduct, ReservationPerson } from '#contract/names.ts';
import { parseRichText } from '#domain/catalog/richText.ts';
import { visibleProducts } from '#domain/reservation/visibleProducts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import * as css from './reservationCard.css.ts';

/** The guests with their products, behind a button. */
export function GuestList({ persons }: { persons: readonly ReservationPerson[] }) {
  const [open, setOpen] = useState(false);
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
        {persons.map(({ id: personId, number, products }) => (
          <div key={personId}>
            <h4 className={css.guestName}>
              <Trans id="common.guest">Gast {number}</Trans>
            </h4>
            <ul className={css.products}>
              {visibleProducts(products).map((product) => (
                <ProductLine key={product.itemId} product={product} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function ProductLine({ product }: { product: PersonProduct }) {
  const parts = visibleProducts(product.products ?? []);
  return (
    <li>
      <Name html={product.name} time={product.startTime} />
      {parts.length === 0 ? null : (
        <ul className={css.parts}>
          {parts.map((part) => (
            <li key={part.itemId}>
              <Name html={part.name} time={part.startTime} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Name({ html, time }: { html: string; time: string | null }) {
  return (
    <>
      <RichText inline nodes={parseRichText(html)} />
      {time === null ? null : ` · ${time}`}
    </>
  );
}
