import { Suspense, useEffect } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { openDialog } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/useMedia.ts';

const TimesDialog = lazyPart('choosing', () => import('./TimesDialog.tsx'), 'TimesDialog');
const TreatmentDialog = lazyPart('choosing', () => import('./TreatmentDialog.tsx'), 'TreatmentDialog');

type TreatmentWindowsProps = { entries: readonly StepEntry[] };

/** Dialogs of the page, preloaded once it is shown. */
export function TreatmentWindows({ entries }: TreatmentWindowsProps) {
  const onPhone = useMedia(media.phone);
  const opened = useReservation(openDialog);
  const picking = useReservation(timePickerRef) !== undefined;
  const product = entries
    .flatMap(({ products }) => products)
    .find(({ xplanId }) => opened?.kind === 'product' && xplanId === opened.productId);
  useEffect(() => {
    TimesDialog.preload();
    if (onPhone) TreatmentDialog.preload();
  }, [onPhone]);
  return (
    <Suspense>
      {onPhone && product !== undefined ? <TreatmentDialog product={product} /> : null}
      {picking ? <TimesDialog entries={entries} /> : null}
    </Suspense>
  );
}
