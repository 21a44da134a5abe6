import type { Product } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { ArrangementCard } from './ArrangementCard.tsx';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

/** Refusals of arrangements that are no longer offered stand above the list. */
export function ArrangementCards({ arrangements }: { arrangements: readonly Product[] }) {
  const { personCount } = useReservation(draft);
  return (
    <>
      <Refusals except={arrangements.map(({ xplanId }) => xplanId)} />
      <div className={pickerGrid} key={personCount}>
        {arrangements.map((arrangement) => (
          <ArrangementCard key={arrangement.xplanId} arrangement={arrangement} />
        ))}
      </div>
    </>
  );
}
