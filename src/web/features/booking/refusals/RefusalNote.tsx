import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RefusalGroup } from '#domain/booking/refusalGroups.ts';
import type { Alternative } from '#machines/alternative.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { OtherPrice } from '#web/features/catalog/offer/OtherPrice.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { alternativeLabel } from '#web/i18n/alternativeLabel.ts';
import { notBookedSentence } from '#web/i18n/notBookedSentences.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { Note } from '#web/ui/Note.tsx';
import { Offers } from '#web/ui/Offers.tsx';
import { useIntoView } from '#web/ui/useIntoView.ts';
import * as css from './refusals.css.ts';
import { useFocusHome } from './useFocusHome.ts';

type Offer = { alternative: Alternative; index: number };
type RefusalNoteProps = {
  group: RefusalGroup<Alternative>;
  /** It appeared after the page. */
  fresh: boolean;
  focusHome: string | undefined;
};

/** It was read out already, so this is no live region: it follows the pressed button. */
export function RefusalNote({ group, fresh, focusHome }: RefusalNoteProps) {
  const { t, i18n } = useLingui();
  const actor = useReservationActor();
  const busy = useReservation(isBusy);
  const [chosenOffer, setChosenOffer] = useState<Offer | null>(null);
  const ref = useFocusHome(focusHome);
  useIntoView(ref, fresh);
  const locale = currentLocale();
  const busyOffer = busy ? { offer: chosenOffer, label: t({ id: 'common.busy', message: 'Bezig…' }) } : undefined;
  return (
    <div ref={ref} className={css.refusal}>
      <Note kind="danger" title={i18n._(notBookedSentence(group, locale))}>
        <p>{i18n._(reasonSentence(group.reason))}</p>
      </Note>
      <Offers
        label={<Trans id="notBooked.instead">Wat wel kan</Trans>}
        offers={group.offers}
        textOf={({ alternative }) =>
          alternativeLabel(alternative, locale, alternative.persons.length < group.guests.length)
        }
        priceOf={({ alternative }) => <OtherPrice cents={alternative.price} />}
        disabled={busy}
        busy={busyOffer}
        onTake={(offer) => {
          setChosenOffer(offer);
          actor.send({ type: 'alternative.chosen', alternative: offer.alternative, notBooked: offer.index });
        }}
      />
    </div>
  );
}
