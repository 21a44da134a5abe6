import { useState } from 'react';
import { refusalGroups } from '#domain/booking/refusalGroups.ts';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import * as css from './notBooked.css.ts';
import { RefusalNote } from './RefusalNote.tsx';

type NotBookedNoticesProps = {
  /** Only of what has these planner's ids; without, of everything. */
  of?: readonly string[] | undefined;
  /** Not of what has these: it is told at its card. */
  except?: readonly string[] | undefined;
  /** Id of what takes the focus when a notice goes away that had it. */
  focusHome?: string | undefined;
};

/** What the last requests could not add, for whom, why, and what can be had instead. */
export function NotBookedNotices({ of, except, focusHome }: NotBookedNoticesProps) {
  const refused = useReservation(notBooked);
  const [atFirst] = useState(refused);
  const groups = refusalGroups(refused).filter(
    ({ xplanId }) => (of?.includes(xplanId) ?? true) && except?.includes(xplanId) !== true,
  );
  if (groups.length === 0) return null;
  return (
    <div className={css.notices}>
      {groups.map((group) => (
        <RefusalNote
          key={`${group.xplanId} ${group.reason}`}
          group={group}
          fresh={refused !== atFirst}
          focusHome={focusHome}
        />
      ))}
    </div>
  );
}
