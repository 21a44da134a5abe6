import { Trans } from '@lingui/react/macro';
import { Note } from '#web/ui/Note.tsx';
import { OtherDays } from './OtherDays.tsx';

export function NoTimes({ date, onPick }: { date: string; onPick: (date: string) => void }) {
  return (
    <>
      <Note kind="warning">
        <Trans id="checkin.noTimes">Geen tijden beschikbaar, kies een andere datum</Trans>
      </Note>
      <OtherDays date={date} onPick={onPick} />
    </>
  );
}
