import { Suspense, useEffect } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { openDialog } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/useMedia.ts';

const TreatmentSteps = lazyPart('choosing', () => import('./TreatmentSteps.tsx'), 'TreatmentSteps');

type TreatmentWindowsProps = { entries: readonly StepEntry[] };

/** Dialogs of the page, preloaded once it is shown. */
export function TreatmentWindows({ entries }: TreatmentWindowsProps) {
  const onPhone = useMedia(media.phone);
  const opened = useReservation(openDialog);
  const picking = useReservation(timePickerRef) !== undefined;
  const product = entries
    .flatMap(({ products }) => products)
    .find(({ xplanId }) => onPhone && opened?.kind === 'product' && xplanId === opened.productId);
  useEffect(() => TreatmentSteps.preload(), []);
  return (
    <Suspense>
      {picking || product !== undefined ? <TreatmentSteps product={product} entries={entries} /> : null}
    </Suspense>
  );
}
