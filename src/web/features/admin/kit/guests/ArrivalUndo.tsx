import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isUndoable, isUndoing } from '#machines/arrival/arrival.selectors.ts';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';
import { UndoBar } from '../undoBar/UndoBar.tsx';
import type { ArrivalRef } from './useArrival.ts';

/** As long as what was said of guests can be taken back. */
export function ArrivalUndo({ actor }: { actor: ArrivalRef }) {
  const { t } = useLingui();
  const undoable = useSelector(actor, isUndoable);
  const undoing = useSelector(actor, isUndoing);
  const marks = useSelector(actor, ({ context }) => context.undo?.marks ?? []);
  useFocusWhenLost(String(undoable || undoing));
  const came = marks.length > 0 && marks.every(({ from, state }) => from === 'in' && state !== 'in');
  return (
    <UndoBar
      label={t({ id: 'arrival.bar', message: 'Aankomst' })}
      undoable={undoable}
      undoing={undoing}
      onUndo={() => actor.send({ type: 'undo.requested' })}
    >
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
