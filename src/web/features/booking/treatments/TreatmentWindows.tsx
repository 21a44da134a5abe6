import { lazy, Suspense, useEffect } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { openDialog } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { fetchEarly } from '#web/ui/fetchEarly.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import type { WithNotices } from '#web/features/scheduling/outcome/notices.types.ts';

const loadTimes = async () => ({ default: (await import('./TimesDialog.tsx')).TimesDialog });
const loadTreatment = async () => ({ default: (await import('./TreatmentDialog.tsx')).TreatmentDialog });
const TimesDialog = lazy(loadTimes);
const TreatmentDialog = lazy(loadTreatment);

type TreatmentWindowsProps = WithNotices & { entries: readonly StepEntry[] };

/** The windows of this page, fetched once the page is there. */
export function TreatmentWindows({ entries, Notices }: TreatmentWindowsProps) {
  const onPhone = useMedia(media.phone);
  const opened = useReservation(openDialog);
  const picking = useReservation(timePickerRef) !== undefined;
  const product = entries
    .flatMap(({ products }) => products)
    .find(({ xplanId }) => opened?.kind === 'product' && xplanId === opened.productId);
  useEffect(() => {
    fetchEarly(loadTimes);
    if (onPhone) fetchEarly(loadTreatment);
  }, [onPhone]);
  return (
    <Suspense>
      {onPhone && product !== undefined ? <TreatmentDialog product={product} Notices={Notices} /> : null}
      {picking ? <TimesDialog entries={entries} /> : null}
    </Suspense>
  );
}
