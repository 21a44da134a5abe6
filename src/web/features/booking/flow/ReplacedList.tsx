import { Trans } from '@lingui/react/macro';
import { replacedGroups } from '#domain/booking/replacedGroups.ts';
import type { ReplacedProduct } from '#machines/bookingRequest.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Flow.css.ts';

export function ReplacedList({ products }: { products: readonly ReplacedProduct[] }) {
  return (
    <Note className={css.holdNote}>
      {replacedGroups(products).map(({ name, xplanId, guests }) => (
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
