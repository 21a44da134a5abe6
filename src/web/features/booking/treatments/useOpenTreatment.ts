import { openDialog } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { media } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/useMedia.ts';

/** The treatment whose choices are open in a window of their own, as on phones. */
export function useOpenTreatment(): string | null {
  const onPhone = useMedia(media.phone);
  const opened = useReservation(openDialog);
  return onPhone && opened?.kind === 'product' ? opened.productId : null;
}
