import { refusalGroups } from '#domain/booking/refusalGroups.ts';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import * as css from './refusals.css.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { RefusalsProps } from './Refusals.tsx';

type RefusalListProps = RefusalsProps & {
  /** They appeared after the page. */
  fresh: boolean;
};

export function RefusalList({ of, except, focusHome, fresh }: RefusalListProps) {
  const refused = useReservation(notBooked);
  const groups = refusalGroups(refused).filter(
    ({ xplanId }) => (of?.includes(xplanId) ?? true) && except?.includes(xplanId) !== true,
  );
  if (groups.length === 0) return null;
  return (
    <div className={css.list}>
      {groups.map((group) => (
        <RefusalNote key={`${group.xplanId} ${group.reason}`} group={group} fresh={fresh} focusHome={focusHome} />
      ))}
    </div>
  );
}
