import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOpen } from '#machines/arrival/arrival.selectors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { ArrivalRef } from './useArrival.ts';

/** Why the last code opened nothing, until the next one or until it is put away. */
export function ScanRefusal({ actor }: { actor: ArrivalRef }) {
  const refused = useSelector(actor, (snapshot) => (isOpen(snapshot) ? null : snapshot.context.refused));
  return (
    <div role="alert">
      {refused === null ? null : (
        <Note kind="warning">
          <p>
            <ScanSentence actor={actor} />
          </p>
          <Button kind="text" size="small" onClick={() => actor.send({ type: 'refusal.dismissed' })}>
            <Trans id="common.close">Sluiten</Trans>
          </Button>
        </Note>
      )}
    </div>
  );
}

export function ScanSentence({ actor }: { actor: ArrivalRef }) {
  const { t } = useLingui();
  const { code, refused } = useSelector(actor, ({ context }) => context);
  if (refused === null) return null;
  if (refused.problem === 'code_unreadable') {
    return t({
      id: 'arrival.code.unreadable',
      message: 'Dit is geen code van een reservering. Bonnen en kaarten vind je bij Tegoeden.',
    });
  }
  if (refused.problem === 'reservation_not_found') {
    return t({
      id: 'arrival.code.unknown',
      message: `${code ?? ''} is hier niet geboekt. Van een andere locatie, of verkeerd gelezen? Zoek op naam.`,
    });
  }
  return refusedText(refused);
}
