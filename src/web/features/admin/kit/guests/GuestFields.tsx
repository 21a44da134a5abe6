import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestArrival, GuestMark, StaffReservation } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import * as css from './Guests.css.ts';
import { BookedLine, GuestStanding } from './GuestLines.tsx';

type GuestFieldsProps = {
  reservation: StaffReservation;
  guest: GuestArrival;
  isChosen: boolean;
  wristband: string;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
  onWristband: (text: string) => void;
  onMark: (mark: GuestMark) => void;
};

const longestWristband = 20;

/** One guest: to let in or not, with a wristband or locker, and back. */
export function GuestFields(props: GuestFieldsProps) {
  const { reservation, guest, isChosen, wristband, isBusy, onChoose, onWristband, onMark } = props;
  const { person: number, state } = guest;
  const { t } = useLingui();
  const name = t({ id: 'flow.summary.guest', message: `Gast ${number}` });
  const to = state === 'expected' ? 'no_show' : 'expected';
  return (
    <li className={css.guest}>
      <div className={css.guestHead}>
        {state === 'in' ? (
          <span className={css.guestName}>{name}</span>
        ) : (
          <Checkbox label={name} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        )}
        <GuestStanding reservation={reservation} guest={guest} />
        <BookedLine reservation={reservation} guest={guest} />
      </div>
      {state === 'in' || isChosen ? (
        <TextField
          className={css.wristbandField}
          label={t({ id: 'arrival.wristband', message: `Bandje of kluisje, gast ${number}` })}
          value={wristband}
          maxLength={longestWristband}
          autoComplete="off"
          onChange={(event) => onWristband(event.target.value)}
        />
      ) : null}
      <Button
        kind="text"
        size="small"
        aria-label={
          to === 'no_show'
            ? t({ id: 'arrival.noShow.of', message: `Niet gekomen: gast ${number}` })
            : t({ id: 'arrival.undo.of', message: `Ongedaan maken: gast ${number}` })
        }
        onClick={() => (isBusy ? undefined : onMark({ person: number, from: state, state: to }))}
      >
        {to === 'no_show' ? (
          <Trans id="board.noShow">Niet gekomen</Trans>
        ) : (
          <Trans id="board.undo">Ongedaan maken</Trans>
        )}
      </Button>
    </li>
  );
}
