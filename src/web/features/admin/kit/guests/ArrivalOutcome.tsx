import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { GuestArrival } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useMoment } from '../useMoment.ts';
import * as css from './Guests.css.ts';
import { ScanSentence } from './ScanRefusal.tsx';
import type { ArrivalRef } from './useArrival.ts';

type OutcomeProps = { actor: ArrivalRef; guests: readonly GuestArrival[] };

/** What came of it: refused, done by another desk already, or a wristband that another guest has. */
export function ArrivalOutcome({ actor, guests }: OutcomeProps) {
  const { refused, overtaken, holders } = useSelector(actor, ({ context }) => context);
  return (
    <div role="alert" className={css.outcomes}>
      {refused === null ? null : (
        <Note kind="danger">
          <p>
            <ScanSentence actor={actor} />
          </p>
        </Note>
      )}
      {overtaken.length === 0 ? null : (
        <Note kind="warning">
          {guests
            .filter(({ person }) => overtaken.includes(person))
            .map((guest) => (
              <p key={guest.person}>
                <Overtaken guest={guest} />
              </p>
            ))}
        </Note>
      )}
      {holders.length === 0 ? null : (
        <Note kind="warning">
          {holders.map(({ wristband, number, name, person }) => (
            <p key={`${number} ${person}`}>
              <Trans id="arrival.holder">
                {wristband} is van {name || number}, gast {person}.
              </Trans>
            </p>
          ))}
          <div className={css.buttons}>
            <Button kind="outline" size="small" onClick={() => actor.send({ type: 'sharing.declined' })}>
              <Trans id="arrival.holder.other">Ander nummer</Trans>
            </Button>
            <Button kind="outline" size="small" onClick={() => actor.send({ type: 'sharing.confirmed' })}>
              <Trans id="arrival.holder.share">Toch geven</Trans>
            </Button>
          </div>
        </Note>
      )}
    </div>
  );
}

function Overtaken({ guest: { person, at, byName } }: { guest: GuestArrival }) {
  const { t } = useLingui();
  const moment = useMoment();
  const by = byName ?? t({ id: 'admin.audit.formerStaff', message: 'Een oud-medewerker' });
  const when = at === null ? '' : moment(at);
  return t({ id: 'arrival.overtaken', message: `Gast ${person} was al gedaan door ${by}, ${when}.` });
}
