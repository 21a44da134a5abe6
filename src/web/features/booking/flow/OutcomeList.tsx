import { Trans } from '@lingui/react/macro';
import { replacedGroups } from '#domain/booking/replacedGroups.ts';
import type { ReplacedProduct, RepricedProduct } from '#machines/bookingRequest.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { priceOf } from '#web/i18n/money.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Flow.css.ts';

type OutcomeListProps = { replaced: readonly ReplacedProduct[]; repriced: readonly RepricedProduct[] };

export function OutcomeList({ replaced, repriced }: OutcomeListProps) {
  return (
    <Note className={css.holdNote}>
      {repriced.map(({ name, xplanId, price, startTime }) => (
        <Repriced
          key={xplanId}
          product={plainText(name)}
          price={priceOf(price, currentLocale()).text}
          time={startTime}
        />
      ))}
      {replacedGroups(replaced).map(({ name, xplanId, guests }) => (
        <Sentence key={xplanId} product={name} guests={joinList(guests, currentLocale())} />
      ))}
    </Note>
  );
}

const Sentence = ({ product, guests }: { product: string; guests: string }) => (
  <p>
    <Trans id="flow.replaced">
      {product} is verwijderd voor gast {guests}, want de entree komt ervoor in de plaats.
    </Trans>
  </p>
);

const Repriced = ({ product, price, time }: { product: string; price: string; time: string | null }) => (
  <p>
    {time === null ? (
      <Trans id="flow.repriced">
        {product} kost inmiddels {price}. Dat is een andere prijs dan je net zag.
      </Trans>
    ) : (
      <Trans id="flow.pricedByTime">
        {product} kost om {time} {price}.
      </Trans>
    )}
  </p>
);
