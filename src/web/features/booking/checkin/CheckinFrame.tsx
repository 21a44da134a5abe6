import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showsSummary } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { artImage } from '#web/ui/artImage.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { quietLinkClass } from '#web/ui/Link.css.ts';
import { container } from '#web/ui/theme/layout.css.ts';
import { Waterline } from '#web/ui/Waterline.tsx';
import { BookedNote } from './BookedNote.tsx';
import * as css from './checkin.css.ts';
import { CheckinHeading } from './CheckinHeading.tsx';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

type CheckinFrameProps = { choices: ReactNode; children: ReactNode };

/** Full width with the waterline until something is booked; plain beside the summary. */
export function CheckinFrame({ choices, children }: CheckinFrameProps) {
  const plain = useReservation(showsSummary);
  const top = (
    <>
      <CheckinHeading />
      <div className={css.notes}>
        <BookedNote />
        <Refusals />
      </div>
      <div className={plain ? css.choices : css.choicesOnWater}>{choices}</div>
    </>
  );
  if (plain) {
    return (
      <>
        {top}
        {children}
      </>
    );
  }
  return (
    <>
      <Waterline underHeader image={artImage('kop-leeg')}>
        <div className={container}>
          <Link to="/" className={quietLinkClass}>
            <Icon name="chevronLeft" />
            <Trans id="common.back">Terug</Trans>
          </Link>
          {top}
        </div>
      </Waterline>
      <div className={container}>{children}</div>
    </>
  );
}
