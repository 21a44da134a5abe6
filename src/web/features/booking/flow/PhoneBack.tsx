import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { previousStep } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { quietLinkClass } from '#web/ui/Link.css.ts';
import { phoneOnly } from '#web/ui/StepBar.css.ts';

/** The way back on phones, whose bar has no 'Vorige'. Order pages have their own. */
export function PhoneBack() {
  const actor = useReservationActor();
  const previous = useReservation(previousStep);
  const isOrderPage = flowNeeds.isOrderCard(useFlow()) && previous === null;
  const word = <Trans id="common.back">Terug</Trans>;
  if (isOrderPage) return null;
  return (
    <div className={phoneOnly}>
      {previous === null ? (
        <Link to="/" className={quietLinkClass}>
          <Icon name="chevronLeft" />
          {word}
        </Link>
      ) : (
        <button
          type="button"
          className={quietLinkClass}
          onClick={() => actor.send({ type: 'step.requested', step: previous })}
        >
          <Icon name="chevronLeft" />
          {word}
        </button>
      )}
    </div>
  );
}
