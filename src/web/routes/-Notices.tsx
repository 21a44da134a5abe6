import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import type { NoticesProps } from '#web/features/scheduling/outcome/notices.types.ts';
import { withMessages } from '#web/i18n/activate.ts';

const NotBookedNotices = lazyRouteComponent(
  () => withMessages(import('#web/features/booking/notBooked/NotBookedNotices.tsx')),
  'NotBookedNotices',
);

/** What could not be booked; loaded once there is something, for most visitors there is not. */
export function Notices(props: NoticesProps) {
  const some = useReservation((snapshot) => notBooked(snapshot).length > 0);
  if (!some) return null;
  return (
    <Suspense>
      <NotBookedNotices {...props} />
    </Suspense>
  );
}
