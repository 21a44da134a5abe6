import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isRequesting, type ProposalsRef } from '#machines/proposals/proposals.selectors.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Plans } from './Plans.tsx';
import * as css from './proposals.css.ts';

export function Proposals({ actor }: { actor: ProposalsRef }) {
  const { t } = useLingui();
  const { personCount, date } = useReservation(draft);
  const planning = useSelector(actor, isRequesting);
  return (
    <Dialog
      open
      width="widest"
      onPaper
      focusTitle
      onClose={() => actor.send({ type: 'proposals.dismissed' })}
      title={t({
        id: 'proposals.title',
        message: plural(personCount, { one: 'Een plan voor je dag', other: 'Een plan voor jullie dag' }),
      })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      {date === null ? null : <p className={css.day}>{longDay(date, currentLocale())}</p>}
      {planning ? <Planning /> : <Plans actor={actor} />}
    </Dialog>
  );
}

function Planning() {
  const { t } = useLingui();
  return (
    <div className={css.planning}>
      <Spinner label={t({ id: 'proposals.planning', message: 'Wij leggen de tijden naast elkaar…' })} delay={0} />
      <Skeleton height="220px" radius="24px" />
      <Skeleton height="220px" radius="24px" />
    </div>
  );
}
