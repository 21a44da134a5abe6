import { Trans } from '@lingui/react/macro';
import { replacedGroups } from '#domain/booking/replacedGroups.ts';
import { replacedProducts } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Flow.css.ts';

/** Specification §5: a check-in takes the place of plain products. Stays until the next choice. */
export function ReplacedNote() {
  const groups = replacedGroups(useReservation(replacedProducts));
  return (
    <div role="status">
      {groups.length === 0 ? null : (
        <Note className={css.holdNote}>
          {groups.map(({ name, xplanId, guests }) => (
            <Sentence key={xplanId} product={name} guests={joinList(guests, currentLocale())} />
          ))}
        </Note>
      )}
    </div>
  );
}

const Sentence = ({ product, guests }: { product: string; guests: string }) => (
  <p>
    <Trans id="flow.replaced">
      {product} is verwijderd voor gast {guests}, want de entree komt ervoor in de plaats.
    </Trans>
  </p>
);
