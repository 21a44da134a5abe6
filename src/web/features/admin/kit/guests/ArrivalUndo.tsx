import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { UndoBar } from '../undoBar/UndoBar.tsx';
import type { ArrivalRef } from './useArrival.ts';

/** As long as what was said of guests can be taken back. */
export function ArrivalUndo({ actor }: { actor: ArrivalRef }) {
  const { t } = useLingui();
  const marks = useSelector(actor, ({ context }) => context.undo?.marks ?? []);
  const came = marks.length > 0 && marks.every(({ from, state }) => from === 'in' && state !== 'in');
  return (
    <UndoBar actor={actor} label={t({ id: 'arrival.bar', message: 'Aankomst' })}>
      {came ? (
        <Trans id="arrival.done">
          <Plural value={marks.length} one="# gast binnen" other="# gasten binnen" />
        </Trans>
      ) : (
        <Trans id="arrival.noted">Genoteerd</Trans>
      )}
    </UndoBar>
  );
}
