import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { RefusalGroup } from '#domain/reservation/refusalGroups.ts';
import type { Alternative } from '#machines/alternative.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { alternativeLabel } from '#web/i18n/alternativeLabel.ts';
import { notBookedSentence } from '#web/i18n/notBookedSentences.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './notBooked.css.ts';
import { useFocusHome } from './useFocusHome.ts';

type RefusalNoteProps = { group: RefusalGroup<Alternative>; focusHome: string | undefined };

/**
 * One refusal. The message that goes away has said the sentence, so nothing is read out here: it is what comes next
 * after the button that was pressed.
 */
export function RefusalNote({ group, focusHome }: RefusalNoteProps) {
  const { t, i18n } = useLingui();
  const actor = useReservationActor();
  const busy = useReservation(isBusy);
  const [taken, setTaken] = useState<Alternative | null>(null);
  const ref = useFocusHome(focusHome);
  const id = useId();
  const locale = currentLocale();
  return (
    <div ref={ref}>
      <Note kind="danger" title={i18n._(notBookedSentence(group, locale))}>
        <p>{i18n._(reasonSentence(group.reason))}</p>
        {group.offers.length === 0 ? null : (
          <>
            <p id={`${id}-instead`} className={`${type.label} ${css.instead}`}>
              <Trans id="notBooked.instead">Wat wel kan</Trans>
            </p>
            <div role="group" aria-labelledby={`${id}-instead`} className={css.offers}>
              {group.offers.map(({ alternative, index }) => (
                <Button
                  key={JSON.stringify(alternative)}
                  kind="outline"
                  size="small"
                  aria-disabled={busy}
                  busyLabel={busy && taken === alternative && t({ id: 'common.busy', message: 'Bezig…' })}
                  onClick={() => {
                    setTaken(alternative);
                    actor.send({ type: 'alternative.taken', alternative, notBooked: index });
                  }}
                >
                  {alternativeLabel(alternative, locale, alternative.persons.length < group.guests.length)}
                </Button>
              ))}
            </div>
          </>
        )}
      </Note>
    </div>
  );
}
