import type { Product } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import type { WithNotices } from '#web/features/scheduling/outcome/notices.types.ts';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { ArrangementCard } from './ArrangementCard.tsx';

/** The arrangements of a page, each with its choices; what was refused before and is not here any more is told above. */
export function ArrangementCards({ arrangements, Notices }: WithNotices & { arrangements: readonly Product[] }) {
  const { personCount } = useReservation(draft);
  return (
    <>
      <Notices except={arrangements.map(({ xplanId }) => xplanId)} />
      <div className={pickerGrid} key={personCount}>
        {arrangements.map((arrangement) => (
          <ArrangementCard key={arrangement.xplanId} arrangement={arrangement} Notices={Notices} />
        ))}
      </div>
    </>
  );
}
