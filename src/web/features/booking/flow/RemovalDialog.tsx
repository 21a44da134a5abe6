import { Trans, useLingui } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { isBusy, question } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as css from './Flow.css.ts';
import { productOfRemoval } from './productOfRemoval.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

/** The summary on wide screens, the open basket on phones. */
const home = ['summary-title', 'basket-title'];

export function RemovalDialog() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const openQuestion = useReservation(question);
  const busy = useReservation(isBusy);
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const removed = productOfRemoval(
    useReservationData(),
    openQuestion?.kind === 'removal' ? openQuestion.removal : null,
  );
  const name = removed === null ? '' : plainText(removed.name);
  const guest = removed?.guest ?? 0;
  const sharedWith = removed?.sharedWith ?? [];
  const others = joinList(sharedWith, currentLocale());
  return (
    <Dialog
      alert
      open
      onClose={() => actor.send({ type: 'change.dismissed' })}
      title={t({ id: 'flow.removal.title', message: 'Verwijderen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      returnFocusIds={home}
      actions={
        <>
          <Button kind="text" data-first-focus onClick={() => actor.send({ type: 'change.dismissed' })}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button
            busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => actor.send({ type: 'change.confirmed' })}
          >
            <Trans id="flow.removal.confirm">Verwijderen</Trans>
          </Button>
        </>
      }
    >
      <div className={css.dialogText}>
        <p>
          {isOrder ? (
            <Trans id="flow.removal.text_order">Weet je zeker dat je {name} wilt verwijderen?</Trans>
          ) : (
            <Trans id="flow.removal.text">
              Weet je zeker dat je {name} van gast {guest} wilt verwijderen?
            </Trans>
          )}
        </p>
        {sharedWith.length === 0 ? null : (
          <p>
            <Trans id="flow.removal.shared">Dit gaat er ook voor gast {others} uit.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
