import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type SubmitEvent } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { checkInMarks, scanAmong, type TypedWristbands } from '#domain/booking/guestMarks.ts';
import { isBusy } from '#machines/arrival/arrival.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import * as css from './Guests.css.ts';
import { ArrivalOutcome } from './ArrivalOutcome.tsx';
import { GuestFields } from './GuestFields.tsx';
import type { ArrivalRef } from './useArrival.ts';

type ArrivalFormProps = { reservation: StaffReservation; actor: ArrivalRef };

/** Who is expected is chosen already, so that a group comes in by one button. */
export function ArrivalForm({ reservation, actor }: ArrivalFormProps) {
  const { t } = useLingui();
  const { guests } = reservation;
  const busy = useSelector(actor, isBusy);
  const [choices, setChoices] = useState<Readonly<Record<number, boolean>>>({});
  const [typed, setTyped] = useState<TypedWristbands>({});
  const isChosen = (person: number): boolean => choices[person] ?? guests[person - 1]?.state === 'expected';
  const chosen = guests.filter(({ state, person }) => state !== 'in' && isChosen(person)).map(({ person }) => person);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const scan = scanAmong(typed);
    if (scan === null) actor.send({ type: 'marks.requested', marks: checkInMarks(guests, chosen, typed) });
    else {
      setTyped({ ...typed, [scan.person]: '' });
      actor.send({ type: 'code.scanned', text: scan.text });
    }
  };
  const count = chosen.length;
  return (
    <form noValidate className={css.panel} onSubmit={submit}>
      <ul className={css.guests}>
        {guests.map((guest) => (
          <GuestFields
            key={guest.person}
            reservation={reservation}
            guest={guest}
            isChosen={isChosen(guest.person)}
            wristband={typed[guest.person] ?? guest.wristband ?? ''}
            isBusy={busy}
            onChoose={(chosenNow) => setChoices({ ...choices, [guest.person]: chosenNow })}
            onWristband={(text) => setTyped({ ...typed, [guest.person]: text })}
            onMark={(mark) => {
              setChoices({});
              actor.send({ type: 'marks.requested', marks: [mark] });
            }}
          />
        ))}
      </ul>
      <ArrivalOutcome actor={actor} guests={guests} />
      <div className={css.buttons}>
        <Button type="submit" data-first-focus="" busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
          {count === 0 ? (
            <Trans id="common.save">Opslaan</Trans>
          ) : count === guests.length ? (
            <Trans id="board.checkIn">Inchecken</Trans>
          ) : (
            <Trans id="arrival.checkIn.some">
              {count} van {guests.length} inchecken
            </Trans>
          )}
        </Button>
      </div>
    </form>
  );
}
