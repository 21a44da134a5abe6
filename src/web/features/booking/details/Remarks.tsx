import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { remarkState, typedRemark } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { commentQuery } from '#web/queries/reservation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import * as css from './details.css.ts';

const longest = 1000;

/** Saved on blur, by the button, or by leaving the page. */
export function Remarks() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { data } = useQuery(commentQuery(useFlow().slug));
  const state = useReservation(remarkState);
  const typed = useReservation(typedRemark);
  const save = (): void => actor.send({ type: 'remark.submitted' });
  return (
    <Panel>
      <div className={css.remarks}>
        <TextArea
          label={t({ id: 'details.remarks', message: 'Opmerkingen toevoegen' })}
          hint={t({ id: 'details.remarks.hint', message: 'Zet hier geen medische gegevens' })}
          optionalLabel={t({ id: 'form.optional', message: '(optioneel)' })}
          value={typed ?? data?.comment ?? ''}
          maxLength={longest}
          rows={4}
          onChange={(event) => actor.send({ type: 'remark.typed', remark: event.target.value })}
          onBlur={save}
          error={
            state === 'failed'
              ? t({ id: 'details.remarks.failed', message: 'Je opmerking is niet opgeslagen. Probeer het opnieuw.' })
              : undefined
          }
        />
        <div className={css.saveRow}>
          {typed === null ? null : (
            <Button
              kind="soft"
              size="small"
              onClick={save}
              busyLabel={state === 'saving' && t({ id: 'common.busy', message: 'Bezig…' })}
            >
              <Trans id="common.save">Opslaan</Trans>
            </Button>
          )}
          <p role="status" className={css.saved}>
            {state === 'saved' ? (
              <>
                <Icon name="check" /> <Trans id="details.remarks.saved">Opmerking opgeslagen</Trans>
              </>
            ) : null}
          </p>
        </div>
      </div>
    </Panel>
  );
}
