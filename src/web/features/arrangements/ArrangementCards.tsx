import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StepEntry } from '#contract/names.ts';
import { collectionsOf } from '#domain/catalog/collectionsOf.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import type { WithNotices } from '#web/dayChoice/notices.types.ts';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { stack } from '#web/ui/theme/layout.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { ArrangementCard } from './ArrangementCard.tsx';

/** The arrangements of a page, each with its choices. */
export function ArrangementCards({ entries, Notices }: WithNotices & { entries: readonly StepEntry[] }) {
  const { t } = useLingui();
  const { personCount } = useReservation(draft);
  const arrangements = collectionsOf(entries);
  const count = arrangements.length;
  return (
    <div className={stack}>
      <p className={joinClasses(type.label, muted)}>
        {t({
          id: 'arrangements.count',
          message: plural(count, {
            0: 'Op deze dag zijn er geen arrangementen.',
            one: 'Keuze uit # arrangement',
            other: 'Keuze uit # arrangementen',
          }),
        })}
      </p>
      <Notices except={arrangements.map(({ xplanId }) => xplanId)} />
      <div className={pickerGrid} key={personCount}>
        {arrangements.map((arrangement) => (
          <ArrangementCard key={arrangement.xplanId} arrangement={arrangement} Notices={Notices} />
        ))}
      </div>
    </div>
  );
}
