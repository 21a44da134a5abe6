import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { draft, failure } from '#machines/reservation/reservation.selectors.ts';
import { isChoosing } from '#machines/proposals/proposals.selectors.ts';
import { mayPropose, proposalsRef } from '#machines/reservation/planning.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { noticeText } from '#web/i18n/noticeText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ProposalsDialog } from './ProposalsDialog.tsx';
import * as css from './proposals.css.ts';

export function ProposalsNote() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { personCount } = useReservation(draft);
  const offered = useReservation(mayPropose);
  const proposals = useReservation(proposalsRef);
  const busy = useSelector(proposals, (snapshot) => snapshot !== undefined && !isChoosing(snapshot));
  if (!offered && proposals === undefined) return null;
  return (
    <>
      <Note icon="leaf">
        <div className={css.note}>
          <div>
            <p className={css.noteTitle}>
              {t({
                id: 'proposals.note',
                message: plural(personCount, {
                  one: 'Zullen wij je dag plannen?',
                  other: 'Zullen wij jullie dag plannen?',
                }),
              })}
            </p>
            <p>
              <Trans id="proposals.note.more">Wij zoeken tijden die goed op elkaar aansluiten.</Trans>
            </p>
          </div>
          <Button
            kind="outline"
            size="small"
            aria-haspopup="dialog"
            busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => actor.send({ type: 'proposals.requested' })}
          >
            <Trans id="proposals.ask">Doe een voorstel</Trans>
          </Button>
        </div>
        <Failed />
      </Note>
      <ProposalsDialog />
    </>
  );
}

/** Stays when the toast is gone. */
function Failed() {
  const failed = useReservation(failure);
  if (failed?.code !== 'proposal_failed') return null;
  return <p className={css.failed}>{noticeText(failed).text}</p>;
}
