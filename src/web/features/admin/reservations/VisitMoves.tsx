import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffReservation } from '#contract/names.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { moveVisit } from '#web/queries/admin/visitMoves.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Reservation.css.ts';
import { useActorName } from './useActorName.ts';
import { useRefusal } from './useRefusal.ts';

/** The event that each move writes. */
const kinds: Record<VisitMove, string> = {
  checkIn: 'checked_in',
  complete: 'completed',
  noShow: 'no_show',
  undo: 'undone',
};
const moves = Object.keys(kinds) as VisitMove[];

/** Check in, departure, no-show and back; who comes second hears who was first. */
export function VisitMoves({ reservation }: { reservation: StaffReservation }) {
  const { t } = useLingui();
  const { id, actions, customer, number } = reservation;
  const name = customer?.lastName || (number ?? '');
  const moment = useMoment();
  const actorName = useActorName();
  const refusal = useRefusal();
  const me = useAdminUser().id;
  const { mutate, data, error, isPending, variables } = useMutation(moveVisit(useQueryClient()));
  const labels: Record<VisitMove, string> = {
    checkIn: t({ id: 'admin.reservation.checkIn', message: 'Inchecken' }),
    complete: t({ id: 'admin.reservation.complete', message: 'Vertrokken' }),
    noShow: t({ id: 'admin.reservation.markNoShow', message: 'Niet gekomen' }),
    undo: t({ id: 'admin.reservation.undo', message: 'Terugdraaien' }),
  };
  const event =
    variables === undefined ? undefined : data?.events.findLast(({ kind }) => kind === kinds[variables.move]);
  const [first, at] = event === undefined ? ['', ''] : [actorName(event), moment(event.at)];
  const wasBefore = event !== undefined && event.actor !== me;
  return (
    <>
      <div role="alert">
        {error === null ? null : (
          <Note kind="danger">
            <p>{refusal(refusedBy(error))}</p>
          </Note>
        )}
        {wasBefore ? (
          <Note kind="warning">
            <p>{t({ id: 'admin.reservation.already', message: `${first} deed dit al, ${at}.` })}</p>
          </Note>
        ) : null}
      </div>
      <div className={css.buttons}>
        {moves
          .filter((move) => actions.includes(move))
          .map((move) => (
            <Button
              key={move}
              kind={move === 'checkIn' || move === 'complete' ? 'filled' : 'outline'}
              busyLabel={isPending && variables.move === move && t({ id: 'common.busy', message: 'Bezig…' })}
              onClick={() => isPending || mutate({ id, name, move })}
            >
              {labels[move]}
            </Button>
          ))}
      </div>
    </>
  );
}
